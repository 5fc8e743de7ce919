import type { Language } from '#src/lib/reader-language.ts';
import type { ModelFit, ModelFitRequest } from './assessment/model-schema.ts';
import type { ModelCv } from './cv/model-schema.ts';
import type { CvReading } from './cv/schema.ts';
import type { CvFault } from './cv/source.ts';
import type { ModelReading } from './moderation/reading-schema.ts';
import type { CompiledQuery, Home } from './search/facets.ts';
import type { EntityQuery, RecordType } from './search/records/query.ts';
import type { Remark } from './sentences.ts';

/** The domain's interfaces to the outside, provided by its caller. */
export interface Ports {
  /** The public base URL of this service, without a trailing slash. */
  readonly publicUrl: string;
  /** Generates a secret key: the secret to show once, the keyed hash to store, its last characters. */
  makeKey(mode: 'live' | 'test' | 'trial'): { secret: string; hash: string; hint: string };
  /** Generates the secret of a service account: to show once, the keyed hash to store, its last characters. */
  makeServiceSecret(): { secret: string; hash: string; hint: string };
  /** Generates a link to a contractor's page: the URL to show once, and the keyed hash of its token to store. */
  makeContractorLink(): { url: string; hash: string };
  /** Generates a webhook's signing secret: in plain text to show once, and sealed to store. */
  makeSigningSecret(): Promise<{ secret: string; sealed: string }>;
  /** Why a URL must not be called from here (not https, private, malformed); null if it may. */
  faultOfTarget(url: string): string | null;
  /**
   * Advances a sandbox's clock to its requested target, processing what becomes due in order, and resolves when all of
   * it is done.
   */
  moveClock(accountId: string): Promise<void>;
  /**
   * Hands a committed mail over to the mail server, and resolves when the outcome is recorded or the timeout has
   * passed.
   */
  deliverMail(accountId: string, scheduledEmailId: string): Promise<void>;
  /** The bytes of documents. */
  readonly files: Files;
  /** Reads CVs. */
  readonly cvs: CvReader;
  /** Files at addresses that others chose. */
  readonly remoteFiles: RemoteFiles;
  /** Reads companies off their websites, or asks whoever else knows of them. */
  readonly companies: Companies;
  /** Puts recordings into words. */
  readonly speech: SpeechToText;
  /** Turns texts into vectors; null where no model for it is configured. */
  readonly embeddings: Embeddings | null;
  /** Tells what English sentences mean, by the model that the service carries with it. Never asked in a unit. */
  readonly sentences: Sentences;
  /** Rooms for video calls. */
  readonly video: VideoRooms;
  /**
   * Has the assistant write a mail from facts and the user's instructions.
   * @param onPartial called with the text so far
   * @throws AppError VALIDATION_ERROR for instructions it cannot follow or an exhausted budget, INTERNAL_ERROR when it
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
   * Has a configured model compile a search; null if none is configured, and the built-in compiler is used.
   * @throws AppError INTERNAL_ERROR when the model cannot be reached or its answer is invalid
   */
  compileSearch(accountId: string, query: string, home: Home): Promise<CompiledQuery | null>;
  /** Has a configured model compile a search of records. Null and @throws as compileSearch */
  compileEntitySearch(
    accountId: string,
    type: RecordType,
    query: string,
    home: Home,
  ): Promise<EntityQuery | null>;
  /**
   * Has the configured model hold what a job asks against a record. Null where none is configured and the rules assess,
   * so that nobody makes a request that is not sent: taking the person out of it is most of the work.
   * @throws when the model cannot be reached or its answer is invalid
   */
  readonly judgeFit: ((accountId: string, request: ModelFitRequest) => Promise<ModelFit>) | null;
  /**
   * Has the configured model read texts that nobody has read and that are about to leave. Null where none is configured.
   * Never called in a unit.
   * @param request.kind what the texts are of, as `job_ad`
   * @throws when the model cannot be reached or its answer is invalid
   */
  readonly readTexts:
    | ((
        accountId: string,
        request: { kind: string; country: string; texts: string[] },
      ) => Promise<ModelReading>)
    | null;
  /**
   * Has the configured model read the text of a CV. Null where none is configured. Never called in a unit. `unread`: why it
   * gave no answer that can be used, in a sentence for people.
   */
  readonly readCv:
    | ((accountId: string, text: string) => Promise<{ answer: ModelCv } | { unread: string }>)
    | null;
  /**
   * Has the assistant write why a candidate is proposed, in light formatting, from their record alone.
   * @param request.field the input that can be given instead of the assistant's text, for errors
   * @throws AppError as draftEmail
   */
  draftSummary(accountId: string, request: { facts: SummaryFacts; field: string }): Promise<string>;
}

/** A stored file. */
export interface StoredFile {
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
  /** In bytes. */
  size: number;
  mime_type: string;
}

/** The sentence model: sentences of like meaning have vectors that lie close. */
export interface Sentences {
  /**
   * The vectors of sentences, each of length 1 with 512 numbers; null where the model is off or loads still, has ended, or has not
   * answered within `withinMs` milliseconds: then words alone decide.
   */
  read(sentences: readonly string[], withinMs: number): Promise<Float32Array[] | null>;
}

/** The storage of files, by account and hash. */
export interface Files {
  /** The MIME type detected from the bytes; application/octet-stream if unknown. */
  typeOf(bytes: Uint8Array): Promise<string>;
  /** Stores bytes durably. Equal bytes are stored once. Call it in `prepare`, never in `run`. */
  keep(accountId: string, bytes: Uint8Array, mimeType: string): Promise<StoredFile>;
  /** @throws AppError NOT_FOUND when nothing is kept under the hash */
  read(accountId: string, sha256: string): Promise<Uint8Array>;
}

/** The content of a CV, or why it could not be read. */
export type CvRead = { reading: CvReading } | { fault: CvFault };

/** Reads CVs in isolation, with limits. Call it in `prepare`, never in `run`. */
export interface CvReader {
  /**
   * @param home the agency's country (ISO 3166-1 alpha-2), for numbers written without their country code
   * @throws AppError INTERNAL_ERROR when no reader could be started: the file was not looked at
   */
  read(accountId: string, bytes: Uint8Array, home: string, filename?: string): Promise<CvRead>;
}

/** A file that was fetched, or why it could not be; `lasting`: asking again would change nothing. */
export type RemoteFile =
  | { ok: true; bytes: Uint8Array; filename: string }
  | { ok: false; reason: string; lasting: boolean };

/** Fetches files from the web, within limits of size, time and redirects, and never from private addresses. */
export interface RemoteFiles {
  /** Never called in a unit. */
  fetch(url: string): Promise<RemoteFile>;
}

/** Something said of a company, and the address that says it. */
interface CompanyFact<T> {
  value: T;
  from: string;
}

/** What is known of a company; null for what is not said. */
export interface CompanyFacts {
  industry: CompanyFact<string> | null;
  description: CompanyFact<string> | null;
  /** Each as City, Country. */
  locations: CompanyFact<string[]> | null;
  phone: CompanyFact<string> | null;
  logo_url: CompanyFact<string> | null;
}

/** What was read of a company, or why nothing was. `lasting`: trying again today would change nothing. */
export type CompanyReading =
  | { ok: true; facts: CompanyFacts }
  | { ok: false; reason: Remark; lasting: boolean };

/** Whoever knows of companies: their own websites, or another provider. Never called in a unit. */
export interface Companies {
  /** @param country the agency's (ISO 3166-1 alpha-2), for numbers written without their country code */
  read(website: string, country: string): Promise<CompanyReading>;
}

/** What was heard in a recording, or why nothing was; `lasting`: asking again would change nothing. */
export type TranscriptionResult = { text: string } | { fault: string; lasting: boolean };

/** A provider of speech to text. */
export interface SpeechToText {
  /** Whether one is configured. Without one nobody is asked to record anything. */
  readonly available: boolean;
  /** Never called in a unit. */
  transcribe(audio: { bytes: Uint8Array; mime_type: string }): Promise<TranscriptionResult>;
}

/** Turns texts into vectors: texts of like meaning lie close. Never called in a unit. */
export interface Embeddings {
  /** The model as it is configured, with the number of dimensions where one is asked for. */
  readonly model: string;
  /**
   * A vector of length 1 for each text, in its order.
   * @throws EmbeddingFault
   */
  embed(accountId: string, texts: readonly string[], withinMs: number): Promise<Float32Array[]>;
  /** The vector of a query, from memory where it was asked lately; null where the endpoint is away or too slow. */
  query(accountId: string, text: string): Promise<Float32Array | null>;
}

/** Why there are no vectors. `lasting`: the same texts would fail again; `budget`: the workspace's tokens are used up. */
export class EmbeddingFault extends Error {
  readonly kind: 'away' | 'lasting' | 'budget';
  constructor(kind: EmbeddingFault['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** A room that a provider has opened. */
export interface VideoRoom {
  provider: string;
  /** The URL to join. */
  url: string;
}

/** A provider of video calls. */
export interface VideoRooms {
  /** @throws AppError CONFLICT where no service is set up, with what to set up */
  check(): void;
  /**
   * Opens a room.
   * @param request.key the caller's key of the operation, for providers with idempotency
   * @throws AppError INTERNAL_ERROR when the provider cannot be reached, CONFLICT where none is set up
   */
  openRoom(request: { title: string; key: string | null }): Promise<VideoRoom>;
}

/** The facts that the assistant may use for a mail to a candidate. */
export interface EmailFacts {
  intent: 'advance' | 'reject' | 'schedule' | 'offer' | 'freeform';
  candidate: { name: string; first_name: string | null };
  job: { title: string; client_name: string | null; location: string | null } | null;
  sender: { name: string };
  agency: { name: string };
}

/** The facts that the assistant may use to propose a candidate to a client. */
export interface SummaryFacts {
  /** The language in which it is read; English where none is said. */
  language?: Language;
  /** The job they are proposed for; null for none in particular. */
  job: { title: string; asks: string[] } | null;
  candidate: {
    /** Null if the client must not see it, as are the other names. */
    name: string | null;
    title: string | null;
    employer: string | null;
    place: string | null;
    years: number | null;
    /** Relevant experience, in sentences of their record that may be shown. */
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
  /** Instructions that it did not follow, explained for a person. */
  notes: string[];
}

/** The pages that a link opens without a login, by the record they show. */
export type LinkPage =
  | 'submission'
  | 'spec'
  | 'referee_request'
  | 'referee'
  | 'pool_check_in'
  | 'import_upload'
  | 'ai_screen';

/** The placeholder in plans for a link that is only created when the plan is committed. */
export const LINK_TO_COME = 'https://link.invalid/made-when-it-is-sent';

/** A link that opens a page without a login. */
export interface PublicLink {
  url: string;
  /** The stored keyed hash of its token. */
  hash: string;
}

/** Facts about the deployment for callers who ask about their limits. */
export interface Deployment {
  /** The link to a record's page: the same at every call for one record and version. */
  link(page: LinkPage, id: string, version?: number): PublicLink;
  /** The public base URL of this service, without a trailing slash. */
  readonly publicUrl: string;
  readonly region: string;
  readonly dialect: 'sqlite' | 'postgres';
  /** A hash under a key of this deployment, by which a text is recognised and not told. */
  keyedHash(text: string): string;
  /** Days after which recordings and answers of AI screens are removed. */
  readonly screenRetentionDays: number;
  /** The model that turns texts into vectors; null where none is configured. */
  readonly embeddingModel: string | null;
  /** Whether a model is configured that can read texts: CVs, and what is about to leave. */
  readonly readsTexts: boolean;
  readonly requestsPerMinute: number;
  readonly trialRequestsPerMinute: number;
  readonly aiRequestsPerMinute: number;
}
