"""Issues an invoice, lists the receipts and is refused, with the client of openapi-generator."""

import os

import openapi_client
from openapi_client.models import InvoiceOrder, OrderItem, Party

ruc = os.environ["ETAX_TAXPAYER_RUC"]
configuration = openapi_client.Configuration(os.environ["ETAX_BASE_URL"])
configuration.api_key["apiKeyAuth"] = os.environ["ETAX_API_KEY"]
with openapi_client.ApiClient(configuration) as client:
    receipts = openapi_client.ReceiptsApi(client)
    item = OrderItem(
        code="A-1", description="Coffee", quantity="2", unit_price="4.5", tax_type="IVA_RATE", tax="15"
    )
    order = InvoiceOrder(customer=Party(identification_type="FINAL_CONSUMER"), items=[item])
    issued = openapi_client.IssuingApi(client).issue_invoice(ruc, order)
    print("issued", issued.data.access_key)

    print("newest", receipts.list_receipts(ruc).data[0].access_key)

    try:
        receipts.get_receipt(ruc, os.environ["UNKNOWN_RECEIPT"])
    except openapi_client.ApiException as refusal:
        print("refused", refusal.data.code)
