import type { CvReading } from './cv/schema.ts';
import type { CvFault } from './cv/source.ts';
import type { EntityQuery, RecordType } from './search/entity-query.ts';
import type { CompiledQuery, Home } from './search/facets.ts';

/** What the domain may ask of the world outside, given to it by whoever runs it. */
export interface Ports {
  /** The address people and programs reach this service at, without a trailing slash. */
  readonly publicUrl: string;
  /** Makes a secret key of a mode: the secret to show once, the keyed hash to store, its last characters. */
  makeKey(mode: 'live' | 'test' | 'trial'): { secret: string; hash: string; hint: string };
  /** Makes a link to a contractor's own page: the address to show once, and the keyed hash of its token to store. */
  makeContractorLink(): { url: string; hash: string };
  /** Makes a webhook's signing secret: in clear to show once, and sealed to keep. */
  makeSigningSecret(): { secret: string; sealed: string };
  /** Why an address may not be called from here (not https, private, malformed); null when nothing speaks against it. */
  faultOfTarget(url: string): string | null;
  /**
   * Moves a sandbox's clock to where it was told to go, doing what becomes due on the way in its order, and answers
   * when all of it is done.
   */
  moveClock(accountId: string): Promise<void>;
  /**
   * Hands a committed mail over to the mail server and answers once it is written down what became of it, or after the
   * time that a hand-over may take.
   */
  deliverMail(accountId: string, scheduledEmailId: string): Promise<void>;
  /** The bytes of documents. */
  readonly files: Files;
  /** Opens CVs. */
  readonly cvs: CvReader;
  /** Rooms for video calls. */
  readonly video: VideoRooms;
  /**
   * Has the assistant write a mail from facts and the wish of whoever asks.
   * @param onPartial told the mail as far as it has come
   * @throws AppError VALIDATION_ERROR for a wish it cannot follow or a budget that is used up, INTERNAL_ERROR when it
   * cannot be reached
   */
  draftEmail(
    accountId: string,
    request: { facts: EmailFacts; instructions?: string | undefined },
    onPartial?: (partial: { subject?: string; body?: string }) => void,
  ): Promise<WrittenEmail>;
  /** Has the assistant change a mail by one instruction. @throws AppError as draftEmail */
  reviseEmail(
    accountId: string,
    request: { draft: { subject: string; body: string }; instruction: string; facts: EmailFacts },
  ): Promise<WrittenEmail>;
  /**
   * Has a configured model take a search apart; null where none is configured, and the search's own compiler does it.
   * @throws AppError INTERNAL_ERROR when the model cannot be reached or answers what does not fit
   */
  compileSearch(accountId: string, query: string, home: Home): Promise<CompiledQuery | null>;
  /** Has a configured model take a search of records apart. Null and @throws as compileSearch */
  compileEntitySearch(
    accountId: string,
    type: RecordType,
    query: string,
    home: Home,
  ): Promise<EntityQuery | null>;
  /**
   * Has the assistant write why a candidate is put forward, in light formatting, from their own record alone.
   * @param request.field the input that would spare the assistant, as refusals name it
   * @throws AppError as draftEmail
   */
  draftSummary(accountId: string, request: { facts: SummaryFacts; field: string }): Promise<string>;
}

/** A file whose bytes are kept. */
export interface StoredFile {
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
  /** In bytes. */
  size: number;
  mime_type: string;
}

/** Where the bytes of documents are kept, by account and hash. */
export interface Files {
  /** What the bytes show the file to be; application/octet-stream when they show nothing. */
  typeOf(bytes: Uint8Array): Promise<string>;
  /** Keeps bytes durably before it answers. The same bytes are kept once. Call it in `prepare`, never in `run`. */
  keep(accountId: string, bytes: Uint8Array, mimeType: string): Promise<StoredFile>;
  /** @throws AppError NOT_FOUND when nothing is kept under the hash */
  read(accountId: string, sha256: string): Promise<Uint8Array>;
}

/** What a CV says, or why it cannot be told. */
export type CvRead = { reading: CvReading } | { fault: CvFault };

/** Reads CVs apart from everything else, under limits. Call it in `prepare`, never in `run`. */
export interface CvReader {
  /** @param home the agency's country (ISO 3166-1 alpha-2), for numbers written without their country code */
  read(accountId: string, bytes: Uint8Array, home: string): Promise<CvRead>;
}

/** A room that a provider has opened. */
export interface VideoRoom {
  provider: string;
  /** Where to join. */
  url: string;
  /** What speaks against using it. */
  caution: string | null;
}

/** Who holds video calls. */
export interface VideoRooms {
  /**
   * Opens a room and answers where to join.
   * @param request.key the caller's key of the operation, for a provider that can tell a repeated request
   * @throws AppError INTERNAL_ERROR when the provider cannot be reached
   */
  openRoom(request: { title: string; key: string | null }): Promise<VideoRoom>;
}

/** What the assistant may use for a mail to a candidate. */
export interface EmailFacts {
  intent: 'advance' | 'reject' | 'schedule' | 'offer' | 'freeform';
  candidate: { name: string; first_name: string | null };
  job: { title: string; client_name: string | null; location: string | null } | null;
  sender: { name: string };
  agency: { name: string };
}

/** What the assistant may use for the summary by which a candidate is put to a client. */
export interface SummaryFacts {
  /** What they are put forward for; null for nothing in particular. */
  job: { title: string; asks: string[] } | null;
  candidate: {
    /** Null where the client must not learn it, as are the other names. */
    name: string | null;
    title: string | null;
    employer: string | null;
    place: string | null;
    years: number | null;
    /** What they have done that bears on the job, in sentences of their record that may be shown. */
    evidence: string[];
    skills: string[];
    roles: {
      title: string | null;
      employer: string | null;
      from: string | null;
      to: string | null;
      did: string | null;
    }[];
    studies: { degree: string | null; field: string | null; school: string | null }[];
    certifications: string[];
    languages: string[];
    notice: string | null;
    work_rights: string | null;
  };
}

/** What the assistant wrote. */
export interface WrittenEmail {
  subject: string;
  body: string;
  /** Wishes that it did not follow, in words for a person. */
  notes: string[];
}

/** The pages that a link opens without a login, by the record they show. */
export type LinkPage =
  | 'submission'
  | 'spec'
  | 'referee_request'
  | 'referee'
  | 'pool_check_in'
  | 'import_upload';

/** A link that opens a page without a login. */
export interface PublicLink {
  url: string;
  /** What is stored of it: the keyed hash of its token. */
  hash: string;
}

/** What the deployment is like, for those who ask what they may do. */
export interface Deployment {
  /** The link to a record's page: the same at every call for one record and version. */
  link(page: LinkPage, id: string, version?: number): PublicLink;
  /** The address people and programs reach this service at, without a trailing slash. */
  readonly publicUrl: string;
  readonly region: string;
  readonly requestsPerMinute: number;
  readonly trialRequestsPerMinute: number;
  readonly aiRequestsPerMinute: number;
}
