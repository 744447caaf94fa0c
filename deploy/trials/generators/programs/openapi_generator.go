// Issues an invoice, lists the receipts and is refused, with the client of openapi-generator.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"example.com/etax/client"
)

func main() {
	ruc := os.Getenv("ETAX_TAXPAYER_RUC")
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Getenv("ETAX_BASE_URL")}}
	api := client.NewAPIClient(configuration)
	keys := map[string]client.APIKey{"apiKeyAuth": {Key: os.Getenv("ETAX_API_KEY")}}
	ctx := context.WithValue(context.Background(), client.ContextAPIKeys, keys)

	item := client.NewOrderItem("2")
	item.SetCode("A-1")
	item.SetDescription("Coffee")
	item.SetUnitPrice("4.5")
	item.SetTaxType("IVA_RATE")
	item.SetTax("15")
	order := client.NewInvoiceOrder([]client.OrderItem{*item})
	order.SetCustomer(*client.NewParty("FINAL_CONSUMER"))
	issued, _, err := api.IssuingAPI.IssueInvoice(ctx).XTaxpayerRuc(ruc).InvoiceOrder(*order).Execute()
	check(err)
	fmt.Println("issued", issued.Data.AccessKey)

	page, _, err := api.ReceiptsAPI.ListReceipts(ctx).XTaxpayerRuc(ruc).Execute()
	check(err)
	fmt.Println("newest", page.Data[0].AccessKey)

	_, _, err = api.ReceiptsAPI.GetReceipt(ctx, os.Getenv("UNKNOWN_RECEIPT")).XTaxpayerRuc(ruc).Execute()
	var refusal *client.GenericOpenAPIError
	if !errors.As(err, &refusal) {
		panic(fmt.Sprintf("not refused: %v", err))
	}
	fmt.Println("refused", refusal.Model().(client.Error).Code)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
