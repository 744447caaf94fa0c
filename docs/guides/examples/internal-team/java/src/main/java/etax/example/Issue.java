package etax.example;

import com.google.protobuf.Any;
import com.google.rpc.BadRequest;
import com.google.rpc.ErrorInfo;
import etax.documents.v1.Caller;
import etax.documents.v1.DocumentsServiceGrpc;
import etax.documents.v1.DocumentsServiceGrpc.DocumentsServiceBlockingStub;
import etax.documents.v1.InvoiceOrder;
import etax.documents.v1.IssueDocumentRequest;
import etax.documents.v1.Mode;
import etax.documents.v1.Order;
import etax.documents.v1.OrderItem;
import etax.documents.v1.Party;
import etax.documents.v1.WatchReceiptRequest;
import io.grpc.ManagedChannel;
import io.grpc.StatusRuntimeException;
import io.grpc.TlsChannelCredentials;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.protobuf.StatusProto;
import java.io.File;
import java.io.IOException;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** Issues an invoice, watches it to its end, and shows a refusal. README: docs/guides/internal-team.md. */
public final class Issue {
  private static final Set<String> FINAL = Set.of("COMPLETED", "REJECTED", "RETURNED");

  public static void main(String[] arguments) throws Exception {
    ManagedChannel channel = connect();
    try {
      DocumentsServiceBlockingStub documents = DocumentsServiceGrpc.newBlockingStub(channel);
      Caller caller =
          Caller.newBuilder().setWorkspaceId(System.getenv("ETAX_WORKSPACE")).setMode(Mode.MODE_TEST).build();
      IssueDocumentRequest request =
          IssueDocumentRequest.newBuilder()
              .setCaller(caller)
              .setReceiptId(UUID.randomUUID().toString())
              .setRuc(System.getenv("ETAX_RUC"))
              .setDevReference("java-" + UUID.randomUUID())
              .setOrder(order("2"))
              .build();
      var issued = within(documents, 10).issueDocument(request).getReceipt();
      System.out.printf("issued %s, total %s%n", issued.getNumber(), issued.getTotals().getTotal());
      // The same request again, as after a lost answer, issues nothing.
      var repeated = within(documents, 10).issueDocument(request).getReceipt();
      if (repeated.getId().equals(issued.getId())) System.out.println("repeated: the same receipt");
      System.out.println("status " + watch(documents, caller, issued.getId()));
      showRefusal(documents, request);
    } finally {
      channel.shutdownNow().awaitTermination(5, TimeUnit.SECONDS);
    }
  }

  private static ManagedChannel connect() throws IOException {
    File folder = new File(System.getenv("ETAX_CERTIFICATE"));
    var credentials =
        TlsChannelCredentials.newBuilder()
            .trustManager(new File(folder, "ca.pem"))
            .keyManager(new File(folder, "cert.pem"), new File(folder, "key.pem"))
            .build();
    // The name in the server's certificate, where the address has another.
    return NettyChannelBuilder.forTarget(System.getenv("ETAX_ADDRESS"), credentials)
        .overrideAuthority("issuance")
        .build();
  }

  private static DocumentsServiceBlockingStub within(DocumentsServiceBlockingStub documents, int seconds) {
    return documents.withDeadlineAfter(seconds, TimeUnit.SECONDS);
  }

  private static Order order(String quantity) {
    var customer =
        Party.newBuilder()
            .setIdentificationType("NATIONAL_ID")
            .setIdentification("1710034065")
            .setLegalName("María Pérez");
    var item =
        OrderItem.newBuilder()
            .setCode("A-1")
            .setDescription("Café en grano")
            .setQuantity(quantity)
            .setUnitPrice("10.00")
            .setTaxType("IVA_RATE")
            .setTax("15");
    return Order.newBuilder().setInvoice(InvoiceOrder.newBuilder().setCustomer(customer).addItems(item)).build();
  }

  /** A stream ends after 45 seconds: then the next one begins at the known version. */
  private static String watch(DocumentsServiceBlockingStub documents, Caller caller, String id) {
    for (int version = 0; ; ) {
      var request = WatchReceiptRequest.newBuilder().setCaller(caller).setId(id).setKnownVersion(version).build();
      var answers = within(documents, 60).watchReceipt(request);
      while (answers.hasNext()) {
        var receipt = answers.next().getReceipt();
        version = receipt.getVersion();
        if (FINAL.contains(receipt.getStatus())) return receipt.getStatus();
      }
    }
  }

  private static void showRefusal(DocumentsServiceBlockingStub documents, IssueDocumentRequest request)
      throws IOException {
    var wrong =
        request.toBuilder()
            .setReceiptId(UUID.randomUUID().toString())
            .clearDevReference()
            .setOrder(order("two"))
            .build();
    try {
      within(documents, 10).issueDocument(wrong);
    } catch (StatusRuntimeException error) {
      System.out.printf("refused %s: %s%n", error.getStatus().getCode(), error.getStatus().getDescription());
      for (Any detail : StatusProto.fromThrowable(error).getDetailsList()) {
        if (detail.is(ErrorInfo.class)) {
          ErrorInfo info = detail.unpack(ErrorInfo.class);
          System.out.printf("reason %s of %s%n", info.getReason(), info.getDomain());
        } else if (detail.is(BadRequest.class)) {
          for (var violation : detail.unpack(BadRequest.class).getFieldViolationsList())
            System.out.printf("field %s: %s%n", violation.getField(), violation.getDescription());
        }
      }
    }
  }
}
