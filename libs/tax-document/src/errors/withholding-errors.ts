import { declared } from './declared.ts'

/** What can be wrong with a withholding and the documents it rests on. */
export const withholdingErrors = {
  baseAboveDocument: declared(
    'DOC_60001',
    'More is withheld from than the document has.',
    'Income tax is withheld of more than the total of the supporting document, or value-added tax of more than it charged.',
    'Withhold income tax of the subtotal, and value-added tax of the tax charged: 15.00 of 100.00 at 15 %.',
  ),
  dividendsMissing: declared(
    'DOC_60002',
    'A withholding from dividends does not say which dividends.',
    'Support code 10 pays dividends, and a withholding of income tax under it has no data of them.',
    'Add the day they were paid, the fiscal year they are of, and the income tax that the company paid; or name another support.',
  ),
  boxesMissing: declared(
    'DOC_60003',
    'The withholding code needs the number of boxes.',
    'Codes 338 and 340 withhold from purchases of bananas, and the boxes or their price are missing.',
    'Add the number of boxes and the price of one, or use another code.',
  ),
  authorizationMalformed: declared(
    'DOC_60004',
    'The authorization of the document has a length that none has.',
    'An authorization has 10 digits in print, 37 in the first electronic scheme and 49, the access key, in this one.',
    'Copy the whole number from the document, or leave it out.',
  ),
  periodOutside: declared(
    'DOC_60005',
    'The fiscal period lies outside of the time between the document and its withholding.',
    'The period is later than the month of issue, or earlier than the month of every supporting document.',
    'Send the month of issue as MM/YYYY, or leave it out of an order.',
  ),
} as const
