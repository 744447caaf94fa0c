// Original file: protos/documents/v1/orders.proto

import type { Detail as _documents_v1_Detail, Detail__Output as _documents_v1_Detail__Output } from '../../documents/v1/Detail.ts';
import type { Excise as _documents_v1_Excise, Excise__Output as _documents_v1_Excise__Output } from '../../documents/v1/Excise.ts';
import type { OrderItemPlasticBottleTax as _documents_v1_OrderItemPlasticBottleTax, OrderItemPlasticBottleTax__Output as _documents_v1_OrderItemPlasticBottleTax__Output } from '../../documents/v1/OrderItemPlasticBottleTax.ts';

/**
 * Send either product_id, or code, description, unit_price and tax_type.
 */
export interface OrderItem {
  /**
   * The id of a stored product. It supplies the omitted members. A UUID.
   */
  'productId'?: (string);
  /**
   * Your code of the item. At most 25 characters.
   */
  'code'?: (string);
  /**
   * A second code, such as a bar code. At most 25 characters.
   */
  'auxiliaryCode'?: (string);
  /**
   * What is sold. At most 300 characters.
   */
  'description'?: (string);
  /**
   * The unit of the quantity, such as kg. At most 50 characters.
   */
  'unit'?: (string);
  /**
   * The price of a unit, before taxes. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5.
   */
  'unitPrice'?: (string);
  /**
   * The discount as an amount, not a percentage. Default 0. Decimal text: at most 12 digits before the point and 2
   * after it, such as 12.5.
   */
  'discount'?: (string);
  /**
   * The treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT.
   */
  'taxType'?: (string);
  /**
   * A percentage, with IVA_RATE only. Decimal text: at most 4 digits, at most 2 of them after the point, without %,
   * such as 15.
   */
  'tax'?: (string);
  /**
   * A name and a text to print with an item. At most 3.
   */
  'details'?: (_documents_v1_Detail)[];
  /**
   * One tax, or a list: a percentage and dollars per unit on the same line. At least one.
   */
  'ice'?: (_documents_v1_Excise)[];
  /**
   * The tax on plastic bottles that cannot be returned.
   */
  'plasticBottleTax'?: (_documents_v1_OrderItemPlasticBottleTax | null);
  /**
   * The price without the subsidy, if the State pays part of it. Decimal text: at most 12 digits before the point and 6
   * after it, such as 12.5.
   */
  'unsubsidizedPrice'?: (string);
  /**
   * The number of units. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5. Required.
   */
  'quantity'?: (string);
  '_productId'?: "productId";
  '_code'?: "code";
  '_auxiliaryCode'?: "auxiliaryCode";
  '_description'?: "description";
  '_unit'?: "unit";
  '_unitPrice'?: "unitPrice";
  '_discount'?: "discount";
  '_taxType'?: "taxType";
  '_tax'?: "tax";
  '_unsubsidizedPrice'?: "unsubsidizedPrice";
}

/**
 * Send either product_id, or code, description, unit_price and tax_type.
 */
export interface OrderItem__Output {
  /**
   * The id of a stored product. It supplies the omitted members. A UUID.
   */
  'productId'?: (string);
  /**
   * Your code of the item. At most 25 characters.
   */
  'code'?: (string);
  /**
   * A second code, such as a bar code. At most 25 characters.
   */
  'auxiliaryCode'?: (string);
  /**
   * What is sold. At most 300 characters.
   */
  'description'?: (string);
  /**
   * The unit of the quantity, such as kg. At most 50 characters.
   */
  'unit'?: (string);
  /**
   * The price of a unit, before taxes. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5.
   */
  'unitPrice'?: (string);
  /**
   * The discount as an amount, not a percentage. Default 0. Decimal text: at most 12 digits before the point and 2
   * after it, such as 12.5.
   */
  'discount'?: (string);
  /**
   * The treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT.
   */
  'taxType'?: (string);
  /**
   * A percentage, with IVA_RATE only. Decimal text: at most 4 digits, at most 2 of them after the point, without %,
   * such as 15.
   */
  'tax'?: (string);
  /**
   * A name and a text to print with an item. At most 3.
   */
  'details': (_documents_v1_Detail__Output)[];
  /**
   * One tax, or a list: a percentage and dollars per unit on the same line. At least one.
   */
  'ice': (_documents_v1_Excise__Output)[];
  /**
   * The tax on plastic bottles that cannot be returned.
   */
  'plasticBottleTax': (_documents_v1_OrderItemPlasticBottleTax__Output | null);
  /**
   * The price without the subsidy, if the State pays part of it. Decimal text: at most 12 digits before the point and 6
   * after it, such as 12.5.
   */
  'unsubsidizedPrice'?: (string);
  /**
   * The number of units. Decimal text: at most 12 digits before the point and 6 after it, such as 12.5. Required.
   */
  'quantity': (string);
  '_productId'?: "productId";
  '_code'?: "code";
  '_auxiliaryCode'?: "auxiliaryCode";
  '_description'?: "description";
  '_unit'?: "unit";
  '_unitPrice'?: "unitPrice";
  '_discount'?: "discount";
  '_taxType'?: "taxType";
  '_tax'?: "tax";
  '_unsubsidizedPrice'?: "unsubsidizedPrice";
}
