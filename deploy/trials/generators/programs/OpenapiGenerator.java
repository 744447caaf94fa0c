// Issues an invoice, lists the receipts and is refused, with the client of openapi-generator.
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.IssuingApi;
import org.openapitools.client.api.ReceiptsApi;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.InvoiceOrder;
import org.openapitools.client.model.OrderItem;
import org.openapitools.client.model.Party;

public class OpenapiGenerator {
  public static void main(String[] arguments) throws Exception {
    String ruc = System.getenv("ETAX_TAXPAYER_RUC");
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("ETAX_BASE_URL"));
    client.setRequestInterceptor(request -> request.header("X-API-Key", System.getenv("ETAX_API_KEY")));
    ReceiptsApi receipts = new ReceiptsApi(client);

    OrderItem item = new OrderItem().code("A-1").description("Coffee").quantity(new BigDecimal("2"))
        .unitPrice(new BigDecimal("4.5")).taxType(OrderItem.TaxTypeEnum.IVA_RATE).tax(new BigDecimal("15"));
    Party customer = new Party().identificationType(Party.IdentificationTypeEnum.FINAL_CONSUMER);
    InvoiceOrder order = new InvoiceOrder().customer(customer).addItemsItem(item);
    System.out.println("issued " + new IssuingApi(client).issueInvoice(ruc, order, null, null).getData().getAccessKey());

    System.out.println("newest " + receipts.listReceipts(
        ruc, null, null, null, null, null, null, null, null, null, null, null, null, null, null)
        .getData().get(0).getAccessKey());

    try {
      receipts.getReceipt(ruc, System.getenv("UNKNOWN_RECEIPT"), null, null);
    } catch (ApiException refusal) {
      ObjectMapper mapper = client.getObjectMapper();
      System.out.println("refused " + mapper.readValue(refusal.getResponseBody(), Error.class).getCode());
    }
  }
}
