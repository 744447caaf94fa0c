"""Issues an invoice, watches it to its end, and shows a refusal. README: docs/guides/internal-team.md."""

import os
import pathlib
import sys
import uuid

import grpc
from google.rpc import error_details_pb2
from grpc_status import rpc_status

sys.path.insert(0, os.environ.get("STUBS", "stubs"))
from documents.v1 import documents_pb2, documents_pb2_grpc, orders_pb2  # noqa: E402

FINAL = {"COMPLETED", "REJECTED", "RETURNED"}


def connect():
    folder = pathlib.Path(os.environ["ETAX_CERTIFICATE"])
    credentials = grpc.ssl_channel_credentials(
        root_certificates=(folder / "ca.pem").read_bytes(),
        private_key=(folder / "key.pem").read_bytes(),
        certificate_chain=(folder / "cert.pem").read_bytes(),
    )
    # The name in the server's certificate, where the address has another.
    options = [("grpc.ssl_target_name_override", "issuance")]
    return grpc.secure_channel(os.environ["ETAX_ADDRESS"], credentials, options)


def order(quantity):
    return orders_pb2.Order(
        invoice=orders_pb2.InvoiceOrder(
            customer=orders_pb2.Party(
                identification_type="NATIONAL_ID", identification="1710034065", legal_name="María Pérez"
            ),
            items=[
                orders_pb2.OrderItem(
                    code="A-1",
                    description="Café en grano",
                    quantity=quantity,
                    unit_price="10.00",
                    tax_type="IVA_RATE",
                    tax="15",
                )
            ],
        )
    )


def main():
    caller = documents_pb2.Caller(workspace_id=os.environ["ETAX_WORKSPACE"], mode=documents_pb2.MODE_TEST)
    with connect() as channel:
        documents = documents_pb2_grpc.DocumentsServiceStub(channel)
        request = documents_pb2.IssueDocumentRequest(
            caller=caller,
            receipt_id=str(uuid.uuid4()),
            ruc=os.environ["ETAX_RUC"],
            dev_reference=f"python-{uuid.uuid4()}",
            order=order("2"),
        )
        issued = documents.IssueDocument(request, timeout=10)
        print(f"issued {issued.receipt.number}, total {issued.receipt.totals.total}")
        # The same request again, as after a lost answer, issues nothing.
        repeated = documents.IssueDocument(request, timeout=10)
        print(f"repeated: {'the same receipt' if repeated.receipt.id == issued.receipt.id else 'ANOTHER RECEIPT'}")
        print(f"status {watch(documents, caller, issued.receipt.id)}")
        show_refusal(documents, request)


def watch(documents, caller, receipt_id):
    """A stream ends after 45 seconds: then the next one begins at the known version."""
    version = 0
    while True:
        request = documents_pb2.WatchReceiptRequest(caller=caller, id=receipt_id, known_version=version)
        for answer in documents.WatchReceipt(request, timeout=60):
            version = answer.receipt.version
            if answer.receipt.status in FINAL:
                return answer.receipt.status


def show_refusal(documents, request):
    wrong = documents_pb2.IssueDocumentRequest()
    wrong.CopyFrom(request)
    wrong.receipt_id = str(uuid.uuid4())
    wrong.dev_reference = ""
    wrong.order.CopyFrom(order("two"))
    try:
        documents.IssueDocument(wrong, timeout=10, metadata=[("accept-language", "es")])
    except grpc.RpcError as error:
        print(f"refused {error.code().name}: {error.details()}")
        for detail in rpc_status.from_call(error).details:
            info, bad = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest()
            if detail.Unpack(info):
                print(f"reason {info.reason} of {info.domain}")
            elif detail.Unpack(bad):
                for violation in bad.field_violations:
                    print(f"field {violation.field}: {violation.description}")
                    print(f"field in Spanish: {violation.localized_message.message}")


if __name__ == "__main__":
    main()
