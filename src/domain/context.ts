import type { Db } from '#db/store.ts';
import type { Day, Instant } from '#src/lib/clock.ts';
import type { Id, IdKind } from '#src/lib/ids.ts';
import type { MoneyScope } from '#src/lib/money.ts';
import type { Language } from '#src/lib/reader-language.ts';
import type { FeeSchedule } from './accounts/schema.ts';
import type { AccountSettings } from './accounts/settings.ts';
import type { ActivityType, AuditType } from './activities/types.ts';
import type { EachLeft } from './each-left.ts';
import type { EventName } from './events.ts';
import type { Deployment } from './ports.ts';
import type { Sentence } from './sentences.ts';
import type { WarningText } from './warnings.ts';

export type Role = 'admin' | 'team_lead' | 'consultant' | 'researcher' | 'finance' | 'read_only';
export type DataScope = 'agency' | 'team' | 'self';

/** The agency in whose workspace an action runs. */
export interface Account {
  id: Id<'account'>;
  name: string;
  country: string;
  timezone: string;
  currency: string;
  plan: 'active' | 'none';
  status: 'active' | 'suspended' | 'restoring';
  marketplace: boolean;
  /** Of the service's own mails, where their reader has said nothing else. */
  language: Language;
  sandbox: boolean;
  standardFeeSchedule: FeeSchedule;
  settings: AccountSettings;
}

/** The user that a credential acts for. A key without one belongs to the agency. */
export interface ActingUser {
  id: Id<'user'>;
  name: string;
  email: string;
  role: Role;
  teamId: string | null;
  dataScope: DataScope;
  defaultCurrency: string | null;
}

export interface Actor {
  type: 'user' | 'key' | 'app' | 'client' | 'candidate' | 'system';
  id: string | null;
  name: string | null;
}

/** The key, token or session of a call. */
export interface Credential {
  readonly id: string;
  readonly type: 'key' | 'oauth' | 'service' | 'session' | 'cli' | 'system';
  readonly mode: 'live' | 'test' | 'trial' | null;
  /** The role of a service account, which has no person. */
  readonly role?: Role;
  /** The networks it works from (CIDR); null or absent for any. */
  readonly networks?: readonly string[] | null;
  /** When it ends; null or absent for never. */
  readonly endsAt?: Instant | null;
  /** Whether its outward steps are planned first or run at once; null or left out where nothing was set. */
  readonly outward?: 'plan' | 'run' | null;
  /** The credential whose daily allowance it shares, as that one made it; null or absent for its own. */
  readonly countsWith?: string | null;
}

/** What every action and rule gets: the caller, the agency, the time, and the stored data. */
export interface Context {
  readonly account: Account;
  readonly user: ActingUser | null;
  readonly actor: Actor;
  readonly credential: Credential;
  /** Null at the command line and on pages. */
  readonly deployment: Deployment | null;
  /** Whether the credential carries a scope; `admin` satisfies every one. */
  can(scope: string): boolean;
  readonly now: Instant;
  /** Today in the company's time zone. */
  readonly today: Day;
  /** Reads: a snapshot, or inside a write the unit's own view. */
  readonly db: Db;
  /** Adds to meta.warnings: the action succeeds, but a person should know this. Its text stands in src/domain/warnings.ts. */
  warn(code: string, message: WarningText, more?: Record<string, unknown> & { each?: EachLeft }): void;
  /** Adds a warning derived from gated values, which is only shown to credentials with all of the scopes. */
  warnGated(scopes: readonly MoneyScope[], code: string, message: WarningText): void;
  /** Adds a member to meta. */
  meta(key: string, value: unknown): void;
}

/** Between whom a record changes hands, by name. */
export interface Owners {
  from: string;
  to: string;
}

/** Words that people outside come to read, each by the field that holds them or the name of whom it is about. */
export type OutwardWords = Readonly<Record<string, string>>;

/** A record before and after a change. The audit, the change feed, plans and undo are all derived from these. */
export interface RecordChange {
  type: RecordType;
  id: string;
  before: object | null;
  after: object | null;
  /** A label for people: a name, a title. */
  label?: string | undefined;
  /** What a plan calls it where that differs from the label that is kept of what was done. */
  plannedAs?: string | undefined;
  /** The names of the person who had the record and of the one who gets it. Filled in where a plan is tried out. */
  owners?: Owners | undefined;
  /** Words that it lets people outside read and does not change, by what they are: shown to whoever agrees to it. */
  shown?: OutwardWords | undefined;
  /** A record that was there before, and comes back under its id. */
  back?: true | undefined;
  /** Ids of records that went with one that is gone, and are reported no further. */
  gone?: readonly string[] | undefined;
  /**
   * Gated members that the request sets; they are reported as changed whether or not their value differs. Filled in by
   * the unit.
   */
  reached?: readonly string[] | undefined;
}

export type RecordType = Extract<
  IdKind,
  | 'account'
  | 'activity'
  | 'ai_screen'
  | 'api_key'
  | 'application'
  | 'bd_lead'
  | 'bd_patch'
  | 'bd_target'
  | 'calendar_event'
  | 'candidate'
  | 'candidate_draft'
  | 'preference_draft'
  | 'client'
  | 'client_contact'
  | 'contractor_link'
  | 'document'
  | 'duplicate_pair'
  | 'import'
  | 'interview'
  | 'job'
  | 'job_ad'
  | 'marketplace_deal'
  | 'marketplace_intro'
  | 'marketplace_listing'
  | 'paper'
  | 'paper_waiver'
  | 'job_draft'
  | 'distribution_board'
  | 'distribution_rule'
  | 'posting'
  | 'phone_screen'
  | 'placement'
  | 'referee_request'
  | 'pool'
  | 'pool_join_request'
  | 'pool_member'
  | 'quota_adjustment'
  | 'quota_period'
  | 'quota_plan'
  | 'scheduled_email'
  | 'spec'
  | 'submission'
  | 'email_message'
  | 'email_draft'
  | 'team'
  | 'user'
  | 'webhook'
  | 'connect_app'
  | 'service_account'
>;

/** A mail that a write sends, as shown for approval. */
export interface OutgoingEmail {
  /** The record of the mail; null if it has none of its own. */
  record: { type: 'email_message' | 'scheduled_email'; id: string } | null;
  /** The recipient's name and address. */
  to: string;
  to_name: string | null;
  to_address: string;
  /** The sender's name; the address is the service's own. */
  from_name: string;
  cc_addresses: readonly string[];
  bcc_addresses: readonly string[];
  subject: string;
  body: string;
  /** The HTML body as it is sent. */
  html: string | null;
  /** Words of the body for times that count from now, as of when its link ends: a minute later they read otherwise. */
  counted: readonly string[];
  /** When it is sent; null for immediately. */
  scheduled_at: Instant | null;
  /** Whether it contains an invitation, or a cancellation of one. */
  calendar: 'invitation' | 'cancellation' | null;
  /** The appointment itself (iCalendar). */
  appointment: string | null;
  /** Set where its words quote what somebody outside the agency wrote. */
  quotes_outsiders?: true;
}

/** An outbound effect other than mail: a request to a URL, or a candidate revealed to somebody. */
export interface OutboundEffect {
  kind: 'request' | 'reveal';
  /** The URL; for a reveal, the person and address that the link is sent to. */
  to: string;
  /** A label for people: an event, a posting; for a reveal, the candidate. */
  what: string;
  /** For a reveal: the identity level. */
  level: string | null;
  /** For a reveal: how many people are shown; one where left out. */
  people?: number;
  /** For a reveal: the words that are read there and that nothing else of the write tells. */
  shown?: OutwardWords | undefined;
  /** Everything that is sent or shown; an approval is bound to it. */
  content: unknown;
}

/** An allowance used by a write. */
export interface AllowanceUse {
  allowance: 'cv_allowance' | 'board_posts';
  /** A label for people. */
  label: string;
  count: number;
  /** How much was left before. */
  remaining: number;
}

/** An activity; omitted members are taken from the action. */
export interface ActivityEntry {
  type: ActivityType;
  /** One line: a sentence of the service, or what people wrote of a note or a call. */
  summary: string;
  body?: string | null;
  candidate_id?: string | null;
  client_id?: string | null;
  contact_id?: string | null;
  job_id?: string | null;
  application_id?: string | null;
  occurred_at?: Instant;
  data?: Record<string, unknown>;
}

/** An activity as the domain tells it: only people's notes and calls, and the audit, which no page shows, have words of their own. */
export type ToldActivity = Omit<ActivityEntry, 'type' | 'summary'> &
  (
    | { type: 'note' | 'call' | AuditType; summary: string }
    | { type: Exclude<ActivityType, AuditType>; summary: Sentence }
  );

/** A context that may also write. Everything written through it commits together. */
export interface WriteContext extends Context {
  readonly tx: Db;
  /** Whether this is a rehearsal for a plan: everything will be rolled back. */
  readonly rehearsal: boolean;
  /**
   * Whether the request sets members that its credential may not see: then it counts as a change, whatever the stored
   * value.
   */
  readonly setsHidden: boolean;
  /** Whether the request's words were filled by reference from what outsiders wrote. */
  readonly quotesOutsiders: boolean;
  /** Reports a written record. Call it once for each record, after the write. */
  changed(change: RecordChange): void;
  /** Puts an event into the outbox. `data` holds snapshots under their type's key. */
  emit(event: EventName, data: Record<string, unknown>): void;
  /** Reports a mail that was put into the outbox. Call it once for each: plans and approvals show it. */
  recordEmail(email: OutgoingEmail): void;
  /** Reports another outbound effect: plans and approvals are bound to it. */
  recordOutbound(outgoing: OutboundEffect): void;
  /** Reports the use of an allowance: plans and approvals show it. */
  recordAllowanceUse(use: AllowanceUse): void;
  /** Writes an activity and returns its id. Without a call, a default activity of the action is written. */
  record(entry: ToldActivity): string;
  /**
   * The same unit in a partner's account: writes through it belong to that agency, with its own time, sequences, events
   * and activities. The acting agency appears there only by name. Only for records shared by two agencies.
   */
  inAccount(accountId: string): Promise<WriteContext>;
  /** Wakes the workers as soon as the unit has committed. */
  wakeWorkers(): void;
}
