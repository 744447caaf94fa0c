import { declaredWarning } from './declared.ts'

/** What seldom is meant as it is written: the authority takes it, and its taxpayer pays for it later. */
export const unusualErrors = {
  drawnOtherwise: declaredWarning(
    'DOC_90066',
    'The text holds characters that the RIDE cannot show.',
    'The fonts of the RIDE lack characters of the document, or cannot set them correctly; the document is issued as it is, and its RIDE has the sign � in their place.',
    'Write the text in Latin letters, if its RIDE is to show all of it; the message names the characters.',
  ),
  settlementToCompany: declaredWarning(
    'DOC_90031',
    'A purchase settlement is made out to a company.',
    'Purchase settlements are for suppliers who cannot invoice; the supplier has the registry number of a company or a public body, which invoices itself.',
    "Ask the supplier for an invoice; or send the person's own identification.",
  ),
  supportOfEarlierYear: declaredWarning(
    'DOC_90032',
    'The document withheld from is of an earlier year.',
    'The supporting document was issued in a year before that of its withholding, whose returns are closed.',
    'Make sure of both dates; the withholding is issued.',
  ),
  withheldLate: declaredWarning(
    'DOC_90033',
    'The document withheld from is older than five days.',
    'A withholding is delivered within five days of the document it rests on; this one is issued later.',
    'Make sure of both dates; the withholding is issued.',
  ),
  defaultPaymentLarge: declaredWarning(
    'DOC_90034',
    'The document says that it was paid without banks, and comes to more than is usually paid so.',
    'The order names no payments, so that the whole total is written with method 01, which is paid without banks; purchases beyond 500.00 paid so may be questioned, as other issuers report: the law was not read for it.',
    'Send payments with the method by which it was paid, such as 20 (transfer), 19 (credit card) or 16 (debit card).',
  ),
  taxAbroadPaidHere: declaredWarning(
    'DOC_90035',
    'Tax on money leaving the country is withheld from a payment within it.',
    'A line withholds ISD, and its supporting document says that the payment is local.',
    'Add paidAbroad to the supporting document, or take the line out.',
  ),
  exportUnusual: declaredWarning(
    'DOC_90036',
    'The sale abroad has terms that sales abroad do not have.',
    'An invoice with terms of exportation is bound for Ecuador itself (593), charges value-added tax, or has an incoterm that is none.',
    'Make sure of the terms; leave exportation out of a sale within the country.',
  ),
  selfWithholding: declaredWarning(
    'DOC_90037',
    'A withholding from oneself, and the documents it rests on, do not agree.',
    "Who withholds from himself names document 42, the withholding itself; another's document has another subject.",
    'Send document type 42 without a number where the subject is the issuer, and the code of the document otherwise.',
  ),
  nothingCharged: declaredWarning(
    'DOC_90038',
    'The document charges nothing, or sells none of something.',
    'A line has quantity 0, or a debit note comes to 0.00.',
    'Make sure of it: orders with such amounts are refused.',
  ),
} as const
