// Issues an invoice, watches it to its end, and shows a refusal. README: docs/guides/internal-team.md.
package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"time"

	"github.com/google/uuid"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	documents "etax/documents/v1"
)

var final = map[string]bool{"COMPLETED": true, "REJECTED": true, "RETURNED": true}

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	channel, err := connect()
	if err != nil {
		return err
	}
	defer channel.Close()
	client := documents.NewDocumentsServiceClient(channel)
	caller := &documents.Caller{WorkspaceId: os.Getenv("ETAX_WORKSPACE"), Mode: documents.Mode_MODE_TEST}
	request := &documents.IssueDocumentRequest{
		Caller:       caller,
		ReceiptId:    uuid.NewString(),
		Ruc:          os.Getenv("ETAX_RUC"),
		DevReference: "go-" + uuid.NewString(),
		Order:        order("2"),
	}
	issued, err := issue(client, request)
	if err != nil {
		return err
	}
	fmt.Printf("issued %s, total %s\n", issued.Receipt.Number, issued.Receipt.Totals.Total)
	// The same request again, as after a lost answer, issues nothing.
	repeated, err := issue(client, request)
	if err != nil {
		return err
	}
	if repeated.Receipt.Id == issued.Receipt.Id {
		fmt.Println("repeated: the same receipt")
	}
	end, err := watch(client, caller, issued.Receipt.Id)
	if err != nil {
		return err
	}
	fmt.Println("status", end)
	wrong := proto.Clone(request).(*documents.IssueDocumentRequest)
	wrong.ReceiptId, wrong.DevReference, wrong.Order = uuid.NewString(), "", order("two")
	_, err = issue(client, wrong)
	showRefusal(err)
	return nil
}

func connect() (*grpc.ClientConn, error) {
	folder := os.Getenv("ETAX_CERTIFICATE")
	certificate, err := tls.LoadX509KeyPair(filepath.Join(folder, "cert.pem"), filepath.Join(folder, "key.pem"))
	if err != nil {
		return nil, err
	}
	authority, err := os.ReadFile(filepath.Join(folder, "ca.pem"))
	if err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(authority)
	// The name in the server's certificate, where the address has another.
	config := &tls.Config{RootCAs: roots, Certificates: []tls.Certificate{certificate}, ServerName: "issuance"}
	return grpc.NewClient(os.Getenv("ETAX_ADDRESS"), grpc.WithTransportCredentials(credentials.NewTLS(config)))
}

func order(quantity string) *documents.Order {
	invoice := &documents.InvoiceOrder{
		Customer: &documents.Party{
			IdentificationType: "NATIONAL_ID",
			Identification:     proto.String("1710034065"),
			LegalName:          proto.String("María Pérez"),
		},
		Items: []*documents.OrderItem{{
			Code:        proto.String("A-1"),
			Description: proto.String("Café en grano"),
			Quantity:    quantity,
			UnitPrice:   proto.String("10.00"),
			TaxType:     proto.String("IVA_RATE"),
			Tax:         proto.String("15"),
		}},
	}
	return &documents.Order{Kind: &documents.Order_Invoice{Invoice: invoice}}
}

func issue(client documents.DocumentsServiceClient, request *documents.IssueDocumentRequest) (*documents.IssueDocumentResponse, error) {
	deadline, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	return client.IssueDocument(deadline, request)
}

// A stream ends after 45 seconds: then the next one begins at the known version.
func watch(client documents.DocumentsServiceClient, caller *documents.Caller, id string) (string, error) {
	var version int32
	for {
		end, err := watchOnce(client, &documents.WatchReceiptRequest{Caller: caller, Id: id, KnownVersion: version}, &version)
		if end != "" || err != nil {
			return end, err
		}
	}
}

func watchOnce(client documents.DocumentsServiceClient, request *documents.WatchReceiptRequest, version *int32) (string, error) {
	deadline, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	stream, err := client.WatchReceipt(deadline, request)
	if err != nil {
		return "", err
	}
	for {
		answer, err := stream.Recv()
		if errors.Is(err, io.EOF) {
			return "", nil
		}
		if err != nil {
			return "", err
		}
		*version = answer.Receipt.GetVersion()
		if final[answer.Receipt.Status] {
			return answer.Receipt.Status, nil
		}
	}
}

func showRefusal(err error) {
	refused, _ := status.FromError(err)
	fmt.Printf("refused %s: %s\n", refused.Code(), refused.Message())
	for _, detail := range refused.Details() {
		switch detail := detail.(type) {
		case *errdetails.ErrorInfo:
			fmt.Printf("reason %s of %s\n", detail.Reason, detail.Domain)
		case *errdetails.BadRequest:
			for _, violation := range detail.FieldViolations {
				fmt.Printf("field %s: %s\n", violation.Field, violation.Description)
			}
		}
	}
}
