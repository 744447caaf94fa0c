"""Issues an invoice, lists the receipts and is refused, with the client of openapi-python-client."""

import os

from etax_client import AuthenticatedClient
from etax_client.api.issuing import issue_invoice
from etax_client.api.receipts import get_receipt, list_receipts
from etax_client.models import InvoiceOrder, OrderItem, OrderItemTaxType, Party, PartyIdentificationType

url, key, ruc = (os.environ[name] for name in ("ETAX_BASE_URL", "ETAX_API_KEY", "ETAX_TAXPAYER_RUC"))
client = AuthenticatedClient(url, key, prefix="", auth_header_name="X-API-Key")
item = OrderItem(
    code="A-1", description="Coffee", quantity="2", unit_price="4.5", tax_type=OrderItemTaxType.IVA_RATE, tax="15"
)
customer = Party(identification_type=PartyIdentificationType.FINAL_CONSUMER)
issued = issue_invoice.sync(client=client, x_taxpayer_ruc=ruc, body=InvoiceOrder(customer=customer, items=[item]))
print("issued", issued.data.access_key)

print("newest", list_receipts.sync(client=client, x_taxpayer_ruc=ruc).data[0].access_key)

refused = get_receipt.sync(os.environ["UNKNOWN_RECEIPT"], client=client, x_taxpayer_ruc=ruc)
print("refused", refused.code)
