// Original file: protos/signer/v1/signer.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CertificateStatus as _signer_v1_CertificateStatus, CertificateStatus__Output as _signer_v1_CertificateStatus__Output } from '../../signer/v1/CertificateStatus.ts';
import type { DescribeCertificateRequest as _signer_v1_DescribeCertificateRequest, DescribeCertificateRequest__Output as _signer_v1_DescribeCertificateRequest__Output } from '../../signer/v1/DescribeCertificateRequest.ts';
import type { DescribeCertificatesRequest as _signer_v1_DescribeCertificatesRequest, DescribeCertificatesRequest__Output as _signer_v1_DescribeCertificatesRequest__Output } from '../../signer/v1/DescribeCertificatesRequest.ts';
import type { DescribeCertificatesResponse as _signer_v1_DescribeCertificatesResponse, DescribeCertificatesResponse__Output as _signer_v1_DescribeCertificatesResponse__Output } from '../../signer/v1/DescribeCertificatesResponse.ts';
import type { ForgetCertificateRequest as _signer_v1_ForgetCertificateRequest, ForgetCertificateRequest__Output as _signer_v1_ForgetCertificateRequest__Output } from '../../signer/v1/ForgetCertificateRequest.ts';
import type { ForgetCertificateResponse as _signer_v1_ForgetCertificateResponse, ForgetCertificateResponse__Output as _signer_v1_ForgetCertificateResponse__Output } from '../../signer/v1/ForgetCertificateResponse.ts';
import type { ListExpiringRequest as _signer_v1_ListExpiringRequest, ListExpiringRequest__Output as _signer_v1_ListExpiringRequest__Output } from '../../signer/v1/ListExpiringRequest.ts';
import type { ListExpiringResponse as _signer_v1_ListExpiringResponse, ListExpiringResponse__Output as _signer_v1_ListExpiringResponse__Output } from '../../signer/v1/ListExpiringResponse.ts';
import type { SetPasswordRequest as _signer_v1_SetPasswordRequest, SetPasswordRequest__Output as _signer_v1_SetPasswordRequest__Output } from '../../signer/v1/SetPasswordRequest.ts';
import type { SetPasswordResponse as _signer_v1_SetPasswordResponse, SetPasswordResponse__Output as _signer_v1_SetPasswordResponse__Output } from '../../signer/v1/SetPasswordResponse.ts';
import type { SignDocumentsRequest as _signer_v1_SignDocumentsRequest, SignDocumentsRequest__Output as _signer_v1_SignDocumentsRequest__Output } from '../../signer/v1/SignDocumentsRequest.ts';
import type { SignDocumentsResponse as _signer_v1_SignDocumentsResponse, SignDocumentsResponse__Output as _signer_v1_SignDocumentsResponse__Output } from '../../signer/v1/SignDocumentsResponse.ts';
import type { SignRequest as _signer_v1_SignRequest, SignRequest__Output as _signer_v1_SignRequest__Output } from '../../signer/v1/SignRequest.ts';
import type { SignResponse as _signer_v1_SignResponse, SignResponse__Output as _signer_v1_SignResponse__Output } from '../../signer/v1/SignResponse.ts';
import type { StoreCertificateRequest as _signer_v1_StoreCertificateRequest, StoreCertificateRequest__Output as _signer_v1_StoreCertificateRequest__Output } from '../../signer/v1/StoreCertificateRequest.ts';
import type { StoreCertificateResponse as _signer_v1_StoreCertificateResponse, StoreCertificateResponse__Output as _signer_v1_StoreCertificateResponse__Output } from '../../signer/v1/StoreCertificateResponse.ts';
import type { VerifyRequest as _signer_v1_VerifyRequest, VerifyRequest__Output as _signer_v1_VerifyRequest__Output } from '../../signer/v1/VerifyRequest.ts';
import type { VerifyResponse as _signer_v1_VerifyResponse, VerifyResponse__Output as _signer_v1_VerifyResponse__Output } from '../../signer/v1/VerifyResponse.ts';

/**
 * The certificates of taxpayers, and signing.
 */
export interface SignerClient extends grpc.Client {
  /**
   * The state of a taxpayer's certificate; status MISSING without one.
   */
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  /**
   * The state of a taxpayer's certificate; status MISSING without one.
   */
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  
  /**
   * The same for up to 200 taxpayers of a workspace, in the requested order, without chain and voucher.
   */
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The same for up to 200 taxpayers of a workspace, in the requested order, without chain and voucher.
   */
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Destroys the certificate, its key and the password, which this call alone returns. Safe to repeat.
   */
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Destroys the certificate, its key and the password, which this call alone returns. Safe to repeat.
   */
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Certificates in the state EXPIRING, in parts, for warnings to owners. No key material.
   */
  ListExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Certificates in the state EXPIRING, in parts, for warnings to owners. No key material.
   */
  listExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Stores the password, which ForgetCertificate returns. invalid SGN_10013 for a wrong password of the stored
   * certificate. Without a certificate, it opens a later upload that has none.
   */
  SetPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Stores the password, which ForgetCertificate returns. invalid SGN_10013 for a wrong password of the stored
   * certificate. Without a certificate, it opens a later upload that has none.
   */
  setPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs a document, XAdES-BES enveloped: it inserts the signature as the root's last child, and changes no other
   * byte. invalid unless the document matches the request: SGN_20001 to SGN_20014. invalid CTX_10004: no certificate;
   * CTX_10005: expired; SGN_10007: another taxpayer's. In production also CTX_10008 to CTX_10010: it names no taxpayer,
   * or another, or its chain is not trusted.
   * A repeat makes another, equally valid signature: store the first and use only that.
   */
  Sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs a document, XAdES-BES enveloped: it inserts the signature as the root's last child, and changes no other
   * byte. invalid unless the document matches the request: SGN_20001 to SGN_20014. invalid CTX_10004: no certificate;
   * CTX_10005: expired; SGN_10007: another taxpayer's. In production also CTX_10008 to CTX_10010: it names no taxpayer,
   * or another, or its chain is not trusted.
   * A repeat makes another, equally valid signature: store the first and use only that.
   */
  sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs up to 64 documents of any workspaces, 16 MiB in all. It signs only documents that it can check without a
   * parser; for the others call Sign, which takes longer or returns the reason. So documents neither delay nor fail
   * each other. It fails as a whole, for a repeat, during an outage of a common dependency.
   */
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs up to 64 documents of any workspaces, 16 MiB in all. It signs only documents that it can check without a
   * parser; for the others call Sign, which takes longer or returns the reason. So documents neither delay nor fail
   * each other. It fails as a whole, for a repeat, during an outage of a common dependency.
   */
  signDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens a PKCS#12 file, chooses and checks its signing certificate, and replaces the taxpayer's. After a failure
   * (SGN_10002 to SGN_10014) the old one stays.
   */
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a PKCS#12 file, chooses and checks its signing certificate, and replaces the taxpayer's. After a failure
   * (SGN_10002 to SGN_10014) the old one stays.
   */
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks the signature of any document by its own certificate. An invalid signature is an answer, not an error. It
   * runs apart from the keys, for up to 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 for
   * a full queue.
   */
  Verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks the signature of any document by its own certificate. An invalid signature is an answer, not an error. It
   * runs apart from the keys, for up to 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 for
   * a full queue.
   */
  verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * The certificates of taxpayers, and signing.
 */
export interface SignerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The state of a taxpayer's certificate; status MISSING without one.
   */
  DescribeCertificate: grpc.handleUnaryCall<_signer_v1_DescribeCertificateRequest__Output, _signer_v1_CertificateStatus>;
  
  /**
   * The same for up to 200 taxpayers of a workspace, in the requested order, without chain and voucher.
   */
  DescribeCertificates: grpc.handleUnaryCall<_signer_v1_DescribeCertificatesRequest__Output, _signer_v1_DescribeCertificatesResponse>;
  
  /**
   * Destroys the certificate, its key and the password, which this call alone returns. Safe to repeat.
   */
  ForgetCertificate: grpc.handleUnaryCall<_signer_v1_ForgetCertificateRequest__Output, _signer_v1_ForgetCertificateResponse>;
  
  /**
   * Certificates in the state EXPIRING, in parts, for warnings to owners. No key material.
   */
  ListExpiring: grpc.handleUnaryCall<_signer_v1_ListExpiringRequest__Output, _signer_v1_ListExpiringResponse>;
  
  /**
   * Stores the password, which ForgetCertificate returns. invalid SGN_10013 for a wrong password of the stored
   * certificate. Without a certificate, it opens a later upload that has none.
   */
  SetPassword: grpc.handleUnaryCall<_signer_v1_SetPasswordRequest__Output, _signer_v1_SetPasswordResponse>;
  
  /**
   * Signs a document, XAdES-BES enveloped: it inserts the signature as the root's last child, and changes no other
   * byte. invalid unless the document matches the request: SGN_20001 to SGN_20014. invalid CTX_10004: no certificate;
   * CTX_10005: expired; SGN_10007: another taxpayer's. In production also CTX_10008 to CTX_10010: it names no taxpayer,
   * or another, or its chain is not trusted.
   * A repeat makes another, equally valid signature: store the first and use only that.
   */
  Sign: grpc.handleUnaryCall<_signer_v1_SignRequest__Output, _signer_v1_SignResponse>;
  
  /**
   * Signs up to 64 documents of any workspaces, 16 MiB in all. It signs only documents that it can check without a
   * parser; for the others call Sign, which takes longer or returns the reason. So documents neither delay nor fail
   * each other. It fails as a whole, for a repeat, during an outage of a common dependency.
   */
  SignDocuments: grpc.handleUnaryCall<_signer_v1_SignDocumentsRequest__Output, _signer_v1_SignDocumentsResponse>;
  
  /**
   * Opens a PKCS#12 file, chooses and checks its signing certificate, and replaces the taxpayer's. After a failure
   * (SGN_10002 to SGN_10014) the old one stays.
   */
  StoreCertificate: grpc.handleUnaryCall<_signer_v1_StoreCertificateRequest__Output, _signer_v1_StoreCertificateResponse>;
  
  /**
   * Checks the signature of any document by its own certificate. An invalid signature is an answer, not an error. It
   * runs apart from the keys, for up to 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 for
   * a full queue.
   */
  Verify: grpc.handleUnaryCall<_signer_v1_VerifyRequest__Output, _signer_v1_VerifyResponse>;
  
}

export interface SignerDefinition extends grpc.ServiceDefinition {
  DescribeCertificate: MethodDefinition<_signer_v1_DescribeCertificateRequest, _signer_v1_CertificateStatus, _signer_v1_DescribeCertificateRequest__Output, _signer_v1_CertificateStatus__Output>
  DescribeCertificates: MethodDefinition<_signer_v1_DescribeCertificatesRequest, _signer_v1_DescribeCertificatesResponse, _signer_v1_DescribeCertificatesRequest__Output, _signer_v1_DescribeCertificatesResponse__Output>
  ForgetCertificate: MethodDefinition<_signer_v1_ForgetCertificateRequest, _signer_v1_ForgetCertificateResponse, _signer_v1_ForgetCertificateRequest__Output, _signer_v1_ForgetCertificateResponse__Output>
  ListExpiring: MethodDefinition<_signer_v1_ListExpiringRequest, _signer_v1_ListExpiringResponse, _signer_v1_ListExpiringRequest__Output, _signer_v1_ListExpiringResponse__Output>
  SetPassword: MethodDefinition<_signer_v1_SetPasswordRequest, _signer_v1_SetPasswordResponse, _signer_v1_SetPasswordRequest__Output, _signer_v1_SetPasswordResponse__Output>
  Sign: MethodDefinition<_signer_v1_SignRequest, _signer_v1_SignResponse, _signer_v1_SignRequest__Output, _signer_v1_SignResponse__Output>
  SignDocuments: MethodDefinition<_signer_v1_SignDocumentsRequest, _signer_v1_SignDocumentsResponse, _signer_v1_SignDocumentsRequest__Output, _signer_v1_SignDocumentsResponse__Output>
  StoreCertificate: MethodDefinition<_signer_v1_StoreCertificateRequest, _signer_v1_StoreCertificateResponse, _signer_v1_StoreCertificateRequest__Output, _signer_v1_StoreCertificateResponse__Output>
  Verify: MethodDefinition<_signer_v1_VerifyRequest, _signer_v1_VerifyResponse, _signer_v1_VerifyRequest__Output, _signer_v1_VerifyResponse__Output>
}
