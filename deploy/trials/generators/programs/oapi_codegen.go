// Issues an invoice, lists the receipts and is refused, with the client of oapi-codegen.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"example.com/etax/client"
)

func main() {
	ruc := os.Getenv("ETAX_TAXPAYER_RUC")
	withKey := client.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-API-Key", os.Getenv("ETAX_API_KEY"))
		return nil
	})
	api, err := client.NewClientWithResponses(os.Getenv("ETAX_BASE_URL"), withKey)
	check(err)
	ctx := context.Background()

	order := client.InvoiceOrder{
		Customer: &client.Party{IdentificationType: client.PartyIdentificationTypeFINALCONSUMER},
		Items: []client.OrderItem{{
			Code:        text("A-1"),
			Description: text("Coffee"),
			Quantity:    "2",
			UnitPrice:   text("4.5"),
			TaxType:     taxed(client.OrderItemTaxTypeIVARATE),
			Tax:         text("15"),
		}},
	}
	issued, err := api.IssueInvoiceWithResponse(ctx, &client.IssueInvoiceParams{XTaxpayerRuc: ruc}, order)
	check(err)
	if issued.JSON202 == nil {
		panic(string(issued.Body))
	}
	fmt.Println("issued", issued.JSON202.Data.AccessKey)

	listed, err := api.ListReceiptsWithResponse(ctx, &client.ListReceiptsParams{XTaxpayerRuc: ruc})
	check(err)
	fmt.Println("newest", listed.JSON200.Data[0].AccessKey)

	unknown := os.Getenv("UNKNOWN_RECEIPT")
	refused, err := api.GetReceiptWithResponse(ctx, unknown, &client.GetReceiptParams{XTaxpayerRuc: ruc})
	check(err)
	fmt.Println("refused", refused.JSON404.Code)
}

func text(value string) *string { return &value }

func taxed(value client.OrderItemTaxType) *client.OrderItemTaxType { return &value }

func check(err error) {
	if err != nil {
		panic(err)
	}
}
