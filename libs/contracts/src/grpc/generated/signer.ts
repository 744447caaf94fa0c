import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from './signer/v1/CertificateStatus.ts';
import type { CertificateWarning as _signer_v1_CertificateWarning, CertificateWarning__Output as _signer_v1_CertificateWarning__Output } from './signer/v1/CertificateWarning.ts';
import type { DescribeCertificateRequest as _signer_v1_DescribeCertificateRequest, DescribeCertificateRequest__Output as _signer_v1_DescribeCertificateRequest__Output } from './signer/v1/DescribeCertificateRequest.ts';
import type { DescribeCertificatesRequest as _signer_v1_DescribeCertificatesRequest, DescribeCertificatesRequest__Output as _signer_v1_DescribeCertificatesRequest__Output } from './signer/v1/DescribeCertificatesRequest.ts';
import type { DescribeCertificatesResponse as _signer_v1_DescribeCertificatesResponse, DescribeCertificatesResponse__Output as _signer_v1_DescribeCertificatesResponse__Output } from './signer/v1/DescribeCertificatesResponse.ts';
import type { ExpiringCertificate as _signer_v1_ExpiringCertificate, ExpiringCertificate__Output as _signer_v1_ExpiringCertificate__Output } from './signer/v1/ExpiringCertificate.ts';
import type { ForgetCertificateRequest as _signer_v1_ForgetCertificateRequest, ForgetCertificateRequest__Output as _signer_v1_ForgetCertificateRequest__Output } from './signer/v1/ForgetCertificateRequest.ts';
import type { ForgetCertificateResponse as _signer_v1_ForgetCertificateResponse, ForgetCertificateResponse__Output as _signer_v1_ForgetCertificateResponse__Output } from './signer/v1/ForgetCertificateResponse.ts';
import type { ListExpiringRequest as _signer_v1_ListExpiringRequest, ListExpiringRequest__Output as _signer_v1_ListExpiringRequest__Output } from './signer/v1/ListExpiringRequest.ts';
import type { ListExpiringResponse as _signer_v1_ListExpiringResponse, ListExpiringResponse__Output as _signer_v1_ListExpiringResponse__Output } from './signer/v1/ListExpiringResponse.ts';
import type { SetPasswordRequest as _signer_v1_SetPasswordRequest, SetPasswordRequest__Output as _signer_v1_SetPasswordRequest__Output } from './signer/v1/SetPasswordRequest.ts';
import type { SetPasswordResponse as _signer_v1_SetPasswordResponse, SetPasswordResponse__Output as _signer_v1_SetPasswordResponse__Output } from './signer/v1/SetPasswordResponse.ts';
import type { SignDocumentsRequest as _signer_v1_SignDocumentsRequest, SignDocumentsRequest__Output as _signer_v1_SignDocumentsRequest__Output } from './signer/v1/SignDocumentsRequest.ts';
import type { SignDocumentsResponse as _signer_v1_SignDocumentsResponse, SignDocumentsResponse__Output as _signer_v1_SignDocumentsResponse__Output } from './signer/v1/SignDocumentsResponse.ts';
import type { SignRequest as _signer_v1_SignRequest, SignRequest__Output as _signer_v1_SignRequest__Output } from './signer/v1/SignRequest.ts';
import type { SignResponse as _signer_v1_SignResponse, SignResponse__Output as _signer_v1_SignResponse__Output } from './signer/v1/SignResponse.ts';
import type { SignerClient as _signer_v1_SignerClient, SignerDefinition as _signer_v1_SignerDefinition } from './signer/v1/Signer.ts';
import type { StoreCertificateRequest as _signer_v1_StoreCertificateRequest, StoreCertificateRequest__Output as _signer_v1_StoreCertificateRequest__Output } from './signer/v1/StoreCertificateRequest.ts';
import type { StoreCertificateResponse as _signer_v1_StoreCertificateResponse, StoreCertificateResponse__Output as _signer_v1_StoreCertificateResponse__Output } from './signer/v1/StoreCertificateResponse.ts';
import type { TaxpayerName as _signer_v1_TaxpayerName, TaxpayerName__Output as _signer_v1_TaxpayerName__Output } from './signer/v1/TaxpayerName.ts';
import type { VerifyRequest as _signer_v1_VerifyRequest, VerifyRequest__Output as _signer_v1_VerifyRequest__Output } from './signer/v1/VerifyRequest.ts';
import type { VerifyResponse as _signer_v1_VerifyResponse, VerifyResponse__Output as _signer_v1_VerifyResponse__Output } from './signer/v1/VerifyResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  signer: {
    v1: {
      CertificateStatus: MessageTypeDefinition<_signer_v1_CertificateStatus, _signer_v1_CertificateStatus__Output>
      CertificateWarning: MessageTypeDefinition<_signer_v1_CertificateWarning, _signer_v1_CertificateWarning__Output>
      DescribeCertificateRequest: MessageTypeDefinition<_signer_v1_DescribeCertificateRequest, _signer_v1_DescribeCertificateRequest__Output>
      DescribeCertificatesRequest: MessageTypeDefinition<_signer_v1_DescribeCertificatesRequest, _signer_v1_DescribeCertificatesRequest__Output>
      DescribeCertificatesResponse: MessageTypeDefinition<_signer_v1_DescribeCertificatesResponse, _signer_v1_DescribeCertificatesResponse__Output>
      ExpiringCertificate: MessageTypeDefinition<_signer_v1_ExpiringCertificate, _signer_v1_ExpiringCertificate__Output>
      ForgetCertificateRequest: MessageTypeDefinition<_signer_v1_ForgetCertificateRequest, _signer_v1_ForgetCertificateRequest__Output>
      ForgetCertificateResponse: MessageTypeDefinition<_signer_v1_ForgetCertificateResponse, _signer_v1_ForgetCertificateResponse__Output>
      ListExpiringRequest: MessageTypeDefinition<_signer_v1_ListExpiringRequest, _signer_v1_ListExpiringRequest__Output>
      ListExpiringResponse: MessageTypeDefinition<_signer_v1_ListExpiringResponse, _signer_v1_ListExpiringResponse__Output>
      SetPasswordRequest: MessageTypeDefinition<_signer_v1_SetPasswordRequest, _signer_v1_SetPasswordRequest__Output>
      SetPasswordResponse: MessageTypeDefinition<_signer_v1_SetPasswordResponse, _signer_v1_SetPasswordResponse__Output>
      SignDocumentsRequest: MessageTypeDefinition<_signer_v1_SignDocumentsRequest, _signer_v1_SignDocumentsRequest__Output>
      SignDocumentsResponse: MessageTypeDefinition<_signer_v1_SignDocumentsResponse, _signer_v1_SignDocumentsResponse__Output>
      SignRequest: MessageTypeDefinition<_signer_v1_SignRequest, _signer_v1_SignRequest__Output>
      SignResponse: MessageTypeDefinition<_signer_v1_SignResponse, _signer_v1_SignResponse__Output>
      /**
       * The certificates of taxpayers, and signing.
       */
      Signer: SubtypeConstructor<typeof grpc.Client, _signer_v1_SignerClient> & { service: _signer_v1_SignerDefinition }
      StoreCertificateRequest: MessageTypeDefinition<_signer_v1_StoreCertificateRequest, _signer_v1_StoreCertificateRequest__Output>
      StoreCertificateResponse: MessageTypeDefinition<_signer_v1_StoreCertificateResponse, _signer_v1_StoreCertificateResponse__Output>
      TaxpayerName: MessageTypeDefinition<_signer_v1_TaxpayerName, _signer_v1_TaxpayerName__Output>
      VerifyRequest: MessageTypeDefinition<_signer_v1_VerifyRequest, _signer_v1_VerifyRequest__Output>
      VerifyResponse: MessageTypeDefinition<_signer_v1_VerifyResponse, _signer_v1_VerifyResponse__Output>
    }
  }
}

