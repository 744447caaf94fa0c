import { error } from '@etax/kernel'
import { declared, declaredWarning } from './declared.ts'

/** What can be wrong with an order, beyond what any request can have wrong with its fields. */
export const orderErrors = {
  forbiddenCharacters: declared(
    'DOC_10003',
    'The text holds characters that a document cannot carry: it takes letters, digits, signs and blanks, such as Café 500 g.',
    'A text has control characters, halves of surrogate pairs or code points that are no characters.',
    'Remove them; line breaks and tabs are taken and become blanks.',
  ),
  referenceEndsBlank: error({
    code: 'DOC_10011',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A reference must not begin or end with a blank: send it without, such as order-1001.',
      cause: 'devReference has a blank, a line break or a tab at one of its ends.',
      remedy: 'Send it without. An order that was issued under it before is still found by it.',
    },
    es: {
      message: 'Una referencia no debe empezar ni terminar con un espacio: envíela sin él, como pedido-1001.',
      cause: 'devReference tiene un espacio, un salto de línea o un tabulador en uno de sus extremos.',
      remedy: 'Envíela sin él. Una orden que ya se emitió con ella se sigue encontrando.',
    },
  }),
  referenceUnseen: error<{ character: string }>({
    code: 'DOC_10012',
    kind: 'invalid',
    public: true,
    en: {
      message: 'A reference must not have characters that show nothing: it would look like another one.',
      cause:
        'devReference has a zero-width character, a control character, or a blank that is not the plain one, inside.',
      remedy: 'Send it without; the message names the character. An order that was issued under it before is still found by it.',
      say: ({ character }) =>
        `A reference must not have ${character}, which shows nothing: two that look the same would be two documents. Send it without, such as order-1001.`,
    },
    es: {
      message: 'Una referencia no debe tener caracteres que no se ven: parecería otra.',
      cause:
        'devReference tiene dentro un carácter de ancho cero, un carácter de control o un espacio que no es el común.',
      remedy: 'Envíela sin él; el mensaje nombra el carácter. Una orden que ya se emitió con ella se sigue encontrando.',
      say: ({ character }) =>
        `Una referencia no debe tener ${character}, que no se ve: dos que parecen la misma serían dos comprobantes. Envíela sin él, como pedido-1001.`,
    },
  }),
  undrawnCharacters: declared(
    'DOC_10066',
    'The text holds characters that the printed document cannot show: it shows Latin, Greek, Cyrillic, Armenian and Georgian letters, signs and emoji, such as Café 500 g.',
    'A text has characters that the fonts of the RIDE lack, or that they cannot set correctly: other scripts such as Arabic, Hebrew and Chinese, accents that no letter takes, characters that turn the direction of a text.',
    'Write the text in Latin letters, such as Beijing for the Chinese name; the message names the characters.',
  ),
  documentTooLarge: declared(
    'DOC_10008',
    'The document is larger than the authority accepts: split it into several.',
    'The document, drafted with its signature or sent as XML, comes to more than 320 KB.',
    'Split it into several documents.',
  ),
  discountAboveLine: declared(
    'DOC_20004',
    'The discount is larger than the line: it must be an amount of at most quantity times price, such as 1.50.',
    'The discount of an item is more than its quantity times its price.',
    'Lower the discount: it is an amount for the whole line, not a percentage.',
  ),
  paymentsOffTotal: declared(
    'DOC_20005',
    'The payments do not add up to the total: pay all of it, or leave the payments out.',
    'The amounts of the payments given do not come to the total of the document.',
    'Pay the total that the message gives, or leave the payments out.',
  ),
  totalTooLarge: declared(
    'DOC_20006',
    'The total is too large for a document, which holds 12 digits before the point: split the order into several.',
    'An amount computed from those given has more digits than its element in the document.',
    'Split the order into several documents.',
  ),
  amountsDisagree: declared(
    'DOC_20007',
    'The amounts given do not agree with each other: correct one, or leave out the one that can be computed.',
    'Two members of the order contradict each other.',
    'Correct one of them, or leave out the one that can be computed.',
  ),
  rateNotInForce: declared(
    'DOC_30001',
    'The tax rate is not one of the catalog in force on the date; one in force is needed, such as 15.',
    'The percentage of value-added tax was not in force on the day that counts: the issue date, or for notes and withholdings that of the supporting document.',
    'Send a rate in force on that day.',
  ),
  codeNotInForce: declared(
    'DOC_30002',
    "The code is not in the authority's catalog, or not in force on the date; one of its table is needed, such as 01.",
    "A code of one of the authority's tables is unknown, does not belong to its tax, or was not in force on the day that counts.",
    'Use a code of the table named in the schema of the field.',
  ),
  taxMisplaced: declared(
    'DOC_30003',
    'The tax does not go with this kind of document or item: leave it out.',
    'A tax, a rate or a refund was given where this kind of document or item has no place for it.',
    'Leave it out, or use the kind of document that has it.',
  ),
  percentageNotOfCode: declared(
    'DOC_30004',
    'The percentage is not the one of the code, as 15 is of code 4 of value-added tax.',
    'The code has a fixed percentage, and another was given: of value-added tax, of a withholding of it, or of money leaving the country.',
    'Send the percentage that the message gives, or another code.',
  ),
  refundMisplaced: declared(
    'DOC_30005',
    'The refund is of a tax that is not charged, or of more than is charged: one of at most 1.50 is right for 10.00 at 15%.',
    'A refund of value-added tax names a rate at which nothing is charged or that another refund names already, or is more than the tax at its rate.',
    'Give one refund for each rate that is charged, of its tax at most.',
  ),
  notNegotiable: declared(
    'DOC_30006',
    'The payments of a negotiable invoice name no endorsement, method 21: leave them out, or add one such as {"method": "21", "amount": 11.50}.',
    'An invoice is to be negotiable, and none of its payments is by endorsement of titles (method 21).',
    'Add a payment by method 21, or leave the payments out.',
  ),
  bagMisnamed: declared(
    'DOC_30007',
    "The item's code does not say which kind of plastic bag it is, such as ICE-FPN-01.",
    'An item carries the excise on plastic bags (3680), and its code is none of the three that the authority asks for, or that of exempt bags.',
    'Use ICE-FPN-01 (normal), ICE-FPR-02 (reduced) or ICE-FPE-03 (exempt), and one item for each kind of bag.',
  ),
  notModifiable: declared(
    'DOC_30020',
    'Credit and debit notes modify invoices only.',
    'The supporting document of a credit or debit note is of another kind than an invoice: a waybill or a withholding, for one.',
    'Name the invoice that the note lowers or raises: INVOICE in an order, 01 in XML.',
  ),
  identificationMalformed: declared(
    'DOC_40001',
    'The identification has the wrong length or structure: 13 digits that end in 001, such as 1790012345001, or 10 digits of a national id, such as 1710034065.',
    'A registry number has not 13 digits ending in 001, a national id not 10, or either names no province.',
    'Correct the identification, or its type.',
  ),
  finalConsumerMisplaced: declared(
    'DOC_40002',
    'A final consumer cannot be the party of this document: name one with an identification, such as NATIONAL_ID 1710034065.',
    'Only invoices may leave their customer unnamed.',
    'Name the customer with an identification.',
  ),
  finalConsumerAboveLimit: declared(
    'DOC_40003',
    'The total is above what may be invoiced to a final consumer: name the buyer with an identification, such as NATIONAL_ID 1710034065.',
    'Above the limit an invoice names its buyer.',
    'Name the customer with an identification.',
  ),
  emailMalformed: declared(
    'DOC_40004',
    'The e-mail address is not well formed: one or several are taken, separated by commas, such as compras@example.com.',
    'An address has no @, no domain, or characters that addresses do not have.',
    'Send one or several addresses, separated by commas.',
  ),
  tooManyEmails: declared(
    'DOC_40005',
    'At most five e-mail addresses may be named, such as compras@example.com, pagos@example.com.',
    'A document is mailed to five addresses at most.',
    'Name up to five addresses, and pass the mail on from there.',
  ),
  finalConsumerIdentified: declared(
    'DOC_40006',
    'A final consumer has no identification: leave it out, or name its type, such as NATIONAL_ID for 1710034065.',
    'A party is FINAL_CONSUMER and has an identification of its own, which the document would not show.',
    'Leave the identification out, or send the identificationType it is of.',
  ),
  noSuchDay: declared(
    'DOC_50001',
    'The date is not a day of the calendar from 2000 on, such as 2026-11-21, in XML 21/11/2026.',
    'There is no such day, or it lies before 2000 or after 2099, which no access key can carry.',
    'Send a day of the calendar from 2000 on: YYYY-MM-DD in an order, DD/MM/YYYY in XML.',
  ),
  dateInFuture: declared(
    'DOC_50002',
    'The date is in the future: it must be today, by the clock of UTC-5, or earlier.',
    "The issue date is later than today by the authority's clock, which is UTC-5.",
    'Leave the issue date out of an order, or send today or an earlier day; the access key of XML changes with it.',
  ),
  datesOutOfOrder: declared(
    'DOC_50003',
    'The dates are in the wrong order.',
    'A supporting document is dated after the one that rests on it, or a transport ends before it starts or starts before it is issued.',
    'Correct one of the dates.',
  ),
  dateTooLongAgo: declared(
    'DOC_50006',
    'The date lies further back than the 90 days that the authority accepts: send a later day, such as that of today.',
    'The issue date is more than 90 days ago; the authority was seen to refuse such documents with code 65.',
    'Leave the issue date out for today, or send a later one; in XML of your own the access key changes with it.',
  ),
  accessKeyMalformed: declared(
    'DOC_50005',
    'The access key is not well formed or its check digit is wrong: 49 digits, such as 2111202601179001167400110010010000000011234567814.',
    'The text is not 49 digits with a document type, a registry number and a check digit that are right.',
    'Copy the whole key from the document; in XML of your own, build it anew from the parts of the document.',
  ),
  checkDigitWrong: declaredWarning(
    'DOC_90001',
    'The check digit of the identification is wrong: it follows from the other digits, such as the last of 1710034065.',
    'The identification is well formed but its last digit does not follow from the others, as with company numbers issued since 2021.',
    "Compare it with the customer's own papers; the document is issued.",
  ),
  notATourismDay: declaredWarning(
    'DOC_90002',
    'The rate applies on certain days only, such as holidays that a decree names, and this is not one of those configured.',
    'The reduced rate of tourism was used on a day that is not configured for it.',
    'Make sure that a decree allows the rate on this day; the document is issued.',
  ),
  codeUnknown: declaredWarning(
    'DOC_90003',
    "The code is not in our catalog of the authority's codes, such as 3031 of excise or 312 of income tax.",
    'Codes of excise and of income-tax withholding change by resolution, and this one is not in our tables.',
    'Make sure of the code; the document is issued.',
  ),
  percentageUnusual: declaredWarning(
    'DOC_90004',
    'The percentage is not the one our catalog has for the code, such as 1.75 for 312.',
    'The percentage of an income-tax withholding differs from our table.',
    'Make sure of the percentage; the document is issued.',
  ),
  dateTooOld: declaredWarning(
    'DOC_90005',
    'The date lies further back than the 90 days the authority is known to accept: send a later one, such as the day of today.',
    'The issue date of XML is more than 90 days ago.',
    'Nothing, where the document is authorized already; sent now it would be refused with code 65.',
  ),
  tipTooLarge: declaredWarning(
    'DOC_90006',
    'The tip is more than a tenth of the subtotal, such as 1.00 for 10.00.',
    'By law a tip is a tenth of the subtotal.',
    'Make sure of the tip; the document is issued.',
  ),
  bagUnusual: declaredWarning(
    'DOC_90008',
    "The item's code and its excise do not say the same of its plastic bags, such as ICE-FPN-01 with 3680 for each bag.",
    'In a credit note an item carries the excise on plastic bags (3680), and its code is none of those the authority asks for in invoices; or the code of bags has no such excise, or on another number of bags than the line.',
    'Make sure that code and base are right; the document is issued.',
  ),
  unusual: declaredWarning(
    'DOC_90007',
    'The combination is unusual.',
    'Two codes are seldom seen together.',
    'Make sure of both; the document is issued.',
  ),
  finalConsumerNamed: declaredWarning(
    'DOC_90021',
    'A final consumer is not named: the document says CONSUMIDOR FINAL in place of the name given.',
    'A party is FINAL_CONSUMER and has a name; documents to final consumers all carry the same one.',
    'Nothing, or send an identification with its type where the name has to be in the document.',
  ),
  noPlaceInDocument: declaredWarning(
    'DOC_90022',
    'The document has no place for it: it is left out, as is the unit of an item in a credit note.',
    'A member was given that this kind of document has no element for: unit and unsubsidizedPrice in a credit note, or timeUnit without a term.',
    'Nothing where it may be missing in the document; otherwise say it in details or additionalInfo, or give the term.',
  ),
  ownInPlaceOfProduct: declaredWarning(
    'DOC_90023',
    'The item has fields of its own, which count in place of those of its product, such as unitPrice.',
    'An item names a product by productId and has some of code, description, unitPrice, taxType and tax besides.',
    'Nothing where that is meant; otherwise leave them out, and the product gives them.',
  ),
  contactLeftOut: declaredWarning(
    'DOC_90020',
    'The document has no place left for it: all 15 additional fields are taken.',
    "The customer's e-mail address, phone or address goes into an additional field, and there are 15 of them.",
    'Give fewer additional fields where it has to be in the document; mail is sent all the same.',
  ),
} as const
