// Issues an invoice, lists the receipts and is refused, with the client of ogen.
package main

import (
	"context"
	"fmt"
	"os"

	"example.com/etax/client"
	"github.com/ogen-go/ogen/ogenerrors"
	"github.com/shopspring/decimal"
)

type credentials struct{}

func (credentials) ApiKeyAuth(context.Context, client.OperationName) (client.ApiKeyAuth, error) {
	return client.ApiKeyAuth{APIKey: os.Getenv("ETAX_API_KEY")}, nil
}

func (credentials) CsrfAuth(context.Context, client.OperationName) (client.CsrfAuth, error) {
	return client.CsrfAuth{}, ogenerrors.ErrSkipClientSecurity
}

func (credentials) SessionAuth(context.Context, client.OperationName) (client.SessionAuth, error) {
	return client.SessionAuth{}, ogenerrors.ErrSkipClientSecurity
}

func main() {
	ruc := os.Getenv("ETAX_TAXPAYER_RUC")
	api, err := client.NewClient(os.Getenv("ETAX_BASE_URL"), credentials{})
	check(err)
	ctx := context.Background()

	order := &client.InvoiceOrder{
		Customer: client.NewOptParty(client.Party{IdentificationType: client.PartyIdentificationTypeFINALCONSUMER}),
		Items: []client.OrderItem{{
			Code:        client.NewOptString("A-1"),
			Description: client.NewOptString("Coffee"),
			Quantity:    decimal.RequireFromString("2"),
			UnitPrice:   client.NewOptStringDecimal(decimal.RequireFromString("4.5")),
			TaxType:     client.NewOptOrderItemTaxType(client.OrderItemTaxTypeIVARATE),
			Tax:         client.NewOptStringDecimal(decimal.RequireFromString("15")),
		}},
	}
	answer, err := api.IssueInvoice(ctx, order, client.IssueInvoiceParams{XTaxpayerRuc: ruc})
	check(err)
	issued, ok := answer.(*client.IssueInvoiceAccepted)
	if !ok {
		panic(fmt.Sprintf("%#v", answer))
	}
	fmt.Println("issued", issued.Response.Data.AccessKey)

	page, err := api.ListReceipts(ctx, client.ListReceiptsParams{XTaxpayerRuc: ruc})
	check(err)
	fmt.Println("newest", page.(*client.ReceiptPageHeaders).Response.Data[0].AccessKey)

	unknown := os.Getenv("UNKNOWN_RECEIPT")
	refused, err := api.GetReceipt(ctx, client.GetReceiptParams{XTaxpayerRuc: ruc, ID: unknown})
	check(err)
	fmt.Println("refused", refused.(*client.ErrorHeaders).Response.Code)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
