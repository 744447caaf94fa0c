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

export interface SignerClient extends grpc.Client {
  /**
   * The state of a taxpayer's certificate; status MISSING where there is none.
   */
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  DescribeCertificate(argument: _signer_v1_DescribeCertificateRequest, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  /**
   * The state of a taxpayer's certificate; status MISSING where there is none.
   */
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  describeCertificate(argument: _signer_v1_DescribeCertificateRequest, callback: grpc.requestCallback<_signer_v1_CertificateStatus__Output>): grpc.ClientUnaryCall;
  
  /**
   * As DescribeCertificate for many taxpayers of a workspace at once, in the order asked for, at most 200; without chain
   * and voucher, which are not looked up here.
   */
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  DescribeCertificates(argument: _signer_v1_DescribeCertificatesRequest, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * As DescribeCertificate for many taxpayers of a workspace at once, in the order asked for, at most 200; without chain
   * and voucher, which are not looked up here.
   */
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  describeCertificates(argument: _signer_v1_DescribeCertificatesRequest, callback: grpc.requestCallback<_signer_v1_DescribeCertificatesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Destroys the certificate, its key and the password, which is given back this one time. Safe to repeat.
   */
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  ForgetCertificate(argument: _signer_v1_ForgetCertificateRequest, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Destroys the certificate, its key and the password, which is given back this one time. Safe to repeat.
   */
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  forgetCertificate(argument: _signer_v1_ForgetCertificateRequest, callback: grpc.requestCallback<_signer_v1_ForgetCertificateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * The certificates that are EXPIRING now, a part of them at a time: for warning their owners. No key material.
   */
  ListExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  ListExpiring(argument: _signer_v1_ListExpiringRequest, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  /**
   * The certificates that are EXPIRING now, a part of them at a time: for warning their owners. No key material.
   */
  listExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  listExpiring(argument: _signer_v1_ListExpiringRequest, callback: grpc.requestCallback<_signer_v1_ListExpiringResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps the password for ForgetCertificate to give back. invalid SGN_10013 where a certificate is stored and another
   * password opened it; without a certificate it waits, and opens an upload that comes without one.
   */
  SetPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  SetPassword(argument: _signer_v1_SetPasswordRequest, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps the password for ForgetCertificate to give back. invalid SGN_10013 where a certificate is stored and another
   * password opened it; without a certificate it waits, and opens an upload that comes without one.
   */
  setPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  setPassword(argument: _signer_v1_SetPasswordRequest, callback: grpc.requestCallback<_signer_v1_SetPasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs a document, XAdES-BES enveloped. The document's own bytes are not changed: the signature is inserted as the
   * root's last child. Refused (invalid) unless the document is what the request says: SGN_20001 to SGN_20014.
   * invalid CTX_10004: no certificate; CTX_10005: it is out of date; SGN_10007: it is another taxpayer's. For production also
   * CTX_10008 to CTX_10010: it names nobody, or another, or its chain leads to no trusted authority.
   * Signing twice is harmless and gives two different signatures: store the first and use it from then on.
   */
  Sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  Sign(argument: _signer_v1_SignRequest, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs a document, XAdES-BES enveloped. The document's own bytes are not changed: the signature is inserted as the
   * root's last child. Refused (invalid) unless the document is what the request says: SGN_20001 to SGN_20014.
   * invalid CTX_10004: no certificate; CTX_10005: it is out of date; SGN_10007: it is another taxpayer's. For production also
   * CTX_10008 to CTX_10010: it names nobody, or another, or its chain leads to no trusted authority.
   * Signing twice is harmless and gives two different signatures: store the first and use it from then on.
   */
  sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  sign(argument: _signer_v1_SignRequest, callback: grpc.requestCallback<_signer_v1_SignResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Signs documents of any workspaces as Sign does, many in one call: at most 64, and 16 MiB in all. Only those that Sign
   * would sign, and without a parser: for every other one ask Sign, which takes its time or says why not. So nobody waits for
   * another's document, nor is refused with it. Fails whole, to be repeated, while something is away that all need.
   */
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  SignDocuments(argument: _signer_v1_SignDocumentsRequest, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Signs documents of any workspaces as Sign does, many in one call: at most 64, and 16 MiB in all. Only those that Sign
   * would sign, and without a parser: for every other one ask Sign, which takes its time or says why not. So nobody waits for
   * another's document, nor is refused with it. Fails whole, to be repeated, while something is away that all need.
   */
  signDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  signDocuments(argument: _signer_v1_SignDocumentsRequest, callback: grpc.requestCallback<_signer_v1_SignDocumentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens a PKCS#12 file, chooses the certificate for signing in it, checks it and replaces the taxpayer's. Whatever
   * fails (SGN_10002 to SGN_10014), the old one stays.
   */
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  StoreCertificate(argument: _signer_v1_StoreCertificateRequest, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a PKCS#12 file, chooses the certificate for signing in it, checks it and replaces the taxpayer's. Whatever
   * fails (SGN_10002 to SGN_10014), the old one stays.
   */
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  storeCertificate(argument: _signer_v1_StoreCertificateRequest, callback: grpc.requestCallback<_signer_v1_StoreCertificateResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks the signature of any document against the certificate inside it. A bad signature is an answer, not an error.
   * Apart from what holds keys, within 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 while
   * too much waits.
   */
  Verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  Verify(argument: _signer_v1_VerifyRequest, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks the signature of any document against the certificate inside it. A bad signature is an answer, not an error.
   * Apart from what holds keys, within 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 while
   * too much waits.
   */
  verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  verify(argument: _signer_v1_VerifyRequest, callback: grpc.requestCallback<_signer_v1_VerifyResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface SignerHandlers extends grpc.UntypedServiceImplementation {
  /**
   * The state of a taxpayer's certificate; status MISSING where there is none.
   */
  DescribeCertificate: grpc.handleUnaryCall<_signer_v1_DescribeCertificateRequest__Output, _signer_v1_CertificateStatus>;
  
  /**
   * As DescribeCertificate for many taxpayers of a workspace at once, in the order asked for, at most 200; without chain
   * and voucher, which are not looked up here.
   */
  DescribeCertificates: grpc.handleUnaryCall<_signer_v1_DescribeCertificatesRequest__Output, _signer_v1_DescribeCertificatesResponse>;
  
  /**
   * Destroys the certificate, its key and the password, which is given back this one time. Safe to repeat.
   */
  ForgetCertificate: grpc.handleUnaryCall<_signer_v1_ForgetCertificateRequest__Output, _signer_v1_ForgetCertificateResponse>;
  
  /**
   * The certificates that are EXPIRING now, a part of them at a time: for warning their owners. No key material.
   */
  ListExpiring: grpc.handleUnaryCall<_signer_v1_ListExpiringRequest__Output, _signer_v1_ListExpiringResponse>;
  
  /**
   * Keeps the password for ForgetCertificate to give back. invalid SGN_10013 where a certificate is stored and another
   * password opened it; without a certificate it waits, and opens an upload that comes without one.
   */
  SetPassword: grpc.handleUnaryCall<_signer_v1_SetPasswordRequest__Output, _signer_v1_SetPasswordResponse>;
  
  /**
   * Signs a document, XAdES-BES enveloped. The document's own bytes are not changed: the signature is inserted as the
   * root's last child. Refused (invalid) unless the document is what the request says: SGN_20001 to SGN_20014.
   * invalid CTX_10004: no certificate; CTX_10005: it is out of date; SGN_10007: it is another taxpayer's. For production also
   * CTX_10008 to CTX_10010: it names nobody, or another, or its chain leads to no trusted authority.
   * Signing twice is harmless and gives two different signatures: store the first and use it from then on.
   */
  Sign: grpc.handleUnaryCall<_signer_v1_SignRequest__Output, _signer_v1_SignResponse>;
  
  /**
   * Signs documents of any workspaces as Sign does, many in one call: at most 64, and 16 MiB in all. Only those that Sign
   * would sign, and without a parser: for every other one ask Sign, which takes its time or says why not. So nobody waits for
   * another's document, nor is refused with it. Fails whole, to be repeated, while something is away that all need.
   */
  SignDocuments: grpc.handleUnaryCall<_signer_v1_SignDocumentsRequest__Output, _signer_v1_SignDocumentsResponse>;
  
  /**
   * Opens a PKCS#12 file, chooses the certificate for signing in it, checks it and replaces the taxpayer's. Whatever
   * fails (SGN_10002 to SGN_10014), the old one stays.
   */
  StoreCertificate: grpc.handleUnaryCall<_signer_v1_StoreCertificateRequest__Output, _signer_v1_StoreCertificateResponse>;
  
  /**
   * Checks the signature of any document against the certificate inside it. A bad signature is an answer, not an error.
   * Apart from what holds keys, within 1.5 s, else invalid SGN_20020; too-many SGN_20018 and unavailable SGN_20019 while
   * too much waits.
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
