import type { Db } from '#db/store.ts';
import type { Day, Instant } from '#src/lib/clock.ts';
import type { Id, IdKind } from '#src/lib/ids.ts';
import type { MoneyScope } from '#src/lib/money.ts';
import type { FeeSchedule } from './accounts/schema.ts';
import type { AccountSettings } from './accounts/settings.ts';
import type { ActivityType } from './activities/types.ts';
import type { EventName } from './events.ts';
import type { Deployment } from './ports.ts';

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
  sandbox: boolean;
  standardFeeSchedule: FeeSchedule;
  settings: AccountSettings;
}

/** The person that a credential acts for. A key without one is the agency's own. */
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

/** The key, token or session that a call came with. */
export interface Credential {
  readonly id: string;
  readonly type: 'key' | 'oauth' | 'session' | 'cli' | 'system';
  readonly mode: 'live' | 'test' | 'trial' | null;
}

/** What every action and rule may know: who asks, in which agency, at which time, and what is stored. */
export interface Context {
  readonly account: Account;
  readonly user: ActingUser | null;
  readonly actor: Actor;
  readonly credential: Credential;
  /** Null at the command line and where a page asks. */
  readonly deployment: Deployment | null;
  /** Whether the credential carries a scope; `admin` satisfies every one. */
  can(scope: string): boolean;
  readonly now: Instant;
  /** Today in the company's time zone. */
  readonly today: Day;
  /** Reads: a snapshot, or inside a write the unit's own view. */
  readonly db: Db;
  /** Adds to meta.warnings: done, but a person should know. */
  warn(code: string, message: string, more?: Record<string, unknown>): void;
  /** Adds a warning that follows from gated values: it is given only to credentials with every one of the scopes. */
  warnWith(scopes: readonly MoneyScope[], code: string, message: string): void;
  /** Adds a member to meta. */
  meta(key: string, value: unknown): void;
}

/** One record as it was and as it is. The audit, the change feed, plans and undo are all derived from these. */
export interface RecordChange {
  type: RecordType;
  id: string;
  before: object | null;
  after: object | null;
  /** How a person would name it: a name, a title. */
  label?: string | undefined;
  /** Gated members that the request reached, which are told as changed whether or not they moved. The unit notes them. */
  reached?: readonly string[] | undefined;
}

export type RecordType = Extract<
  IdKind,
  | 'account'
  | 'activity'
  | 'api_key'
  | 'application'
  | 'calendar_event'
  | 'candidate'
  | 'candidate_draft'
  | 'client'
  | 'client_contact'
  | 'contractor_link'
  | 'document'
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
>;

/** A mail that a write sets off, as somebody who has to agree to it reads it. */
export interface OutgoingEmail {
  /** The record that tells of the mail; null for one that is no record of its own. */
  record: { type: 'email_message' | 'scheduled_email'; id: string } | null;
  /** Whom it goes to, by name and address. */
  to: string;
  to_name: string | null;
  to_address: string;
  /** The name that it comes from; the address is the service's own. */
  from_name: string;
  cc_addresses: readonly string[];
  bcc_addresses: readonly string[];
  subject: string;
  body: string;
  /** The same as HTML, as it is sent. */
  html: string | null;
  /** When it leaves; null for at once. */
  scheduled_at: Instant | null;
  /** Whether an appointment goes with it, or is called off by it. */
  calendar: 'invitation' | 'cancellation' | null;
  /** The appointment itself (iCalendar). */
  appointment: string | null;
}

/** What leaves beside mail: a request to an address of the web, a person shown to somebody. */
export interface Outgoing {
  kind: 'request' | 'reveal';
  /** The URL that it goes to; of a reveal, the person and the address that the link to it goes to. */
  to: string;
  /** How a person would name it: an event, a posting; of a reveal, who is shown. */
  what: string;
  /** Of a reveal: at which level of identity. */
  level: string | null;
  /** All that is sent or shown: what was agreed to is bound to it. */
  content: unknown;
}

/** Some of an allowance that a write uses up. */
export interface Use {
  allowance: 'cv_allowance' | 'board_posts';
  /** How a person would name it. */
  label: string;
  count: number;
  /** How much was left before. */
  remaining: number;
}

/** A line of the activities; what it leaves out is taken from the action. */
export interface ActivityEntry {
  type: ActivityType;
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

/** A context that may also write. Everything written through it commits together. */
export interface WriteContext extends Context {
  readonly tx: Db;
  /** True while a plan is made: everything here will be rolled back. */
  readonly rehearsal: boolean;
  /** Whether the request sets what its credential may not see: then it counts as a change, whatever is stored. */
  readonly blind: boolean;
  /** Tells the unit that a record was written. Call it once for each record, after the write. */
  changed(change: RecordChange): void;
  /** Puts an event into the outbox. `data` holds snapshots under their type's key. */
  emit(event: EventName, data: Record<string, unknown>): void;
  /** Tells the unit that a mail is in the outbox. Call it once for each: plans and approvals show it. */
  recordEmail(letter: OutgoingEmail): void;
  /** Tells the unit that something else leaves by it: plans and approvals are bound to it. */
  leaves(outgoing: Outgoing): void;
  /** Tells the unit that it uses up some of an allowance: plans and approvals show it. */
  uses(use: Use): void;
  /** Writes a line of the activities. Without a call the action's own line stands. Returns the line's id. */
  record(entry: ActivityEntry): string;
  /**
   * The same unit in a partner's account: what is written through it is that agency's, with its own time, sequences,
   * events and activities. The acting agency stands there by its name alone. Only for what two agencies share.
   */
  inAccount(accountId: string): Promise<WriteContext>;
  /** Has the workers look for due work as soon as the unit has committed. */
  wakeWorkers(): void;
}
