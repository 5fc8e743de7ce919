import type * as z from 'zod';
import { compileRedactor, type Redactor } from '#src/lib/money.ts';
import { getAccount } from '../accounts/account.ts';
import { AccountRecord } from '../accounts/account-schema.ts';
import { getKey } from '../accounts/keys.ts';
import { ApiKey } from '../accounts/keys-schema.ts';
import { Team, User } from '../accounts/people-schema.ts';
import type { Scope } from '../accounts/scopes.ts';
import { getServiceAccount } from '../accounts/service-accounts.ts';
import { ServiceAccount } from '../accounts/service-accounts-schema.ts';
import { getTeam } from '../accounts/teams.ts';
import { getUser } from '../accounts/users.ts';
import { getActivity } from '../activities/index.ts';
import { Activity } from '../activities/schema.ts';
import { getAd } from '../ads/index.ts';
import { JobAd } from '../ads/schema.ts';
import { getAiScreen } from '../ai-screens/index.ts';
import { AiScreen } from '../ai-screens/schema.ts';
import { getApplication } from '../applications/index.ts';
import { Application } from '../applications/schema.ts';
import { getPatchById, getPlainLead, getTarget } from '../bd/index.ts';
import { BdLead, BdPatch, BdTarget } from '../bd/schema.ts';
import { loadDraft } from '../candidate-drafts/index.ts';
import { CandidateDraft } from '../candidate-drafts/schema.ts';
import { getCandidate } from '../candidates/index.ts';
import { Candidate } from '../candidates/schema.ts';
import { getContact } from '../clients/contacts.ts';
import { ClientContact } from '../clients/contacts-schema.ts';
import { getClient } from '../clients/index.ts';
import { Client } from '../clients/schema.ts';
import type { Context, RecordType } from '../context.ts';
import { getBoardById, getPosting, getRule } from '../distribution/index.ts';
import { DistributionBoard, DistributionRule, JobBoardPosting } from '../distribution/schema.ts';
import { getDocument } from '../documents/index.ts';
import { Document } from '../documents/schema.ts';
import { getDuplicatePair } from '../duplicates/index.ts';
import { DuplicatePair } from '../duplicates/schema.ts';
import { getDraft } from '../emails/drafts.ts';
import { EmailDraft } from '../emails/drafts-schema.ts';
import { getEmailMessage, getScheduledEmail } from '../emails/index.ts';
import { EmailMessage, ScheduledEmail } from '../emails/schema.ts';
import { getImport } from '../imports/index.ts';
import { CandidateImport } from '../imports/schema.ts';
import { getCalendarEvent } from '../interviews/calendar.ts';
import { CalendarEvent } from '../interviews/calendar-schema.ts';
import { getInterview } from '../interviews/index.ts';
import { getPhoneScreen } from '../interviews/phone-screens.ts';
import { GetPhoneScreen, PhoneScreen } from '../interviews/phone-screens-schema.ts';
import { Interview } from '../interviews/schema.ts';
import { getJobDraft } from '../job-drafts/index.ts';
import { JobDraft } from '../job-drafts/schema.ts';
import { getJob } from '../jobs/index.ts';
import { Job } from '../jobs/schema.ts';
import { getDeal, getIntro, getListing } from '../marketplace/index.ts';
import { MarketplaceDeal, MarketplaceIntro, MarketplaceListing } from '../marketplace/schema.ts';
import { getContractorLink, getPaper, getPaperWaiver } from '../papers/index.ts';
import { ContractorLinkRecord, Paper, PaperWaiver } from '../papers/schema.ts';
import { getPlacement } from '../placements/index.ts';
import { Placement } from '../placements/schema.ts';
import { getMember, getPool, getRequest } from '../pools/index.ts';
import { JoinRequest, PoolMember, TalentPool } from '../pools/schema.ts';
import { getPreferenceDraft } from '../preferences/index.ts';
import { PreferenceDraft } from '../preferences/schema.ts';
import { getAdjustment, getPeriodTargets, getPlan } from '../quotas/index.ts';
import { QuotaAdjustment, QuotaPeriodTargets, QuotaPlan } from '../quotas/schema.ts';
import { getRefereeRequest } from '../references/index.ts';
import { RefereeRequest } from '../references/schema.ts';
import { getSpec } from '../specs/index.ts';
import { Spec } from '../specs/schema.ts';
import { getSubmission } from '../submissions/index.ts';
import { Submission } from '../submissions/schema.ts';
import { getWebhook } from '../webhooks/index.ts';
import { Webhook } from '../webhooks/schema.ts';

/** How the change feed reads records of one type. */
export interface Loader {
  /** The scope needed to see the record; without it the feed shows the change but not the record. */
  readonly scope: Scope | null;
  /** The record as it is now. @throws AppError NOT_FOUND if there is none */
  load(ctx: Context, id: string): Promise<object>;
  readonly schema: z.ZodType;
  readonly redactor: Redactor;
}

function loader<T extends object>(
  scope: Scope | null,
  schema: z.ZodType<T>,
  load: (ctx: Context, id: string) => Promise<T>,
): Loader {
  return { scope, load, schema, redactor: compileRedactor(schema) };
}

/** Loaders of all types of records, but for the portal's apps, whose credentials lie above the domain: the feed shows no record of them. */
const loaders: Record<Exclude<RecordType, 'connect_app'>, Loader> = {
  account: loader('accounts:read', AccountRecord, getAccount),
  ai_screen: loader('forms:read', AiScreen, getAiScreen),
  activity: loader('activities:read', Activity, getActivity),
  api_key: loader('keys:read', ApiKey, getKey),
  application: loader('applications:read', Application, getApplication),
  bd_lead: loader('clients:read', BdLead, getPlainLead),
  bd_patch: loader('clients:read', BdPatch, getPatchById),
  bd_target: loader('clients:read', BdTarget, getTarget),
  calendar_event: loader('interviews:read', CalendarEvent, getCalendarEvent),
  candidate: loader('candidates:read', Candidate, getCandidate),
  candidate_draft: loader('candidates:read', CandidateDraft, loadDraft),
  client: loader('clients:read', Client, getClient),
  client_contact: loader('clients:read', ClientContact, getContact),
  document: loader('documents:read', Document, getDocument),
  contractor_link: loader('candidates:read', ContractorLinkRecord, getContractorLink),
  distribution_board: loader('jobs:read', DistributionBoard, getBoardById),
  distribution_rule: loader('jobs:read', DistributionRule, getRule),
  posting: loader('jobs:read', JobBoardPosting, getPosting),
  email_draft: loader('emails:read', EmailDraft, getDraft),
  email_message: loader('emails:read', EmailMessage, getEmailMessage),
  import: loader('candidates:write', CandidateImport, getImport),
  interview: loader('interviews:read', Interview, getInterview),
  duplicate_pair: loader('candidates:read', DuplicatePair, getDuplicatePair),
  job: loader('jobs:read', Job, getJob),
  job_draft: loader('jobs:read', JobDraft, getJobDraft),
  job_ad: loader('jobs:read', JobAd, getAd),
  marketplace_deal: loader('marketplace:read', MarketplaceDeal, getDeal),
  marketplace_intro: loader('marketplace:read', MarketplaceIntro, getIntro),
  marketplace_listing: loader('marketplace:read', MarketplaceListing, getListing),
  paper: loader('candidates:read', Paper, getPaper),
  paper_waiver: loader('placements:read', PaperWaiver, getPaperWaiver),
  preference_draft: loader('candidates:read', PreferenceDraft, getPreferenceDraft),
  phone_screen: loader('interviews:read', PhoneScreen, (ctx, id) =>
    getPhoneScreen(ctx, GetPhoneScreen.parse({ phone_screen_id: id })),
  ),
  placement: loader('placements:read', Placement, getPlacement),
  pool: loader('talent_pools:read', TalentPool, getPool),
  pool_join_request: loader('talent_pools:read', JoinRequest, getRequest),
  pool_member: loader('talent_pools:read', PoolMember, getMember),
  quota_adjustment: loader('quotas:read', QuotaAdjustment, getAdjustment),
  quota_period: loader('quotas:read', QuotaPeriodTargets, getPeriodTargets),
  quota_plan: loader('quotas:read', QuotaPlan, getPlan),
  referee_request: loader('forms:read', RefereeRequest, getRefereeRequest),
  scheduled_email: loader('emails:read', ScheduledEmail, getScheduledEmail),
  service_account: loader('keys:read', ServiceAccount, getServiceAccount),
  spec: loader('submissions:read', Spec, getSpec),
  submission: loader('submissions:read', Submission, getSubmission),
  team: loader('accounts:read', Team, getTeam),
  user: loader('accounts:read', User, (ctx, user_id) => getUser(ctx, { user_id })),
  webhook: loader('webhooks:read', Webhook, getWebhook),
};

const byType: ReadonlyMap<string, Loader> = new Map(Object.entries(loaders));

/** The loader of a type of records; undefined for types that are not shown. */
export const loaderOf = (type: string): Loader | undefined => byType.get(type);

/** The schema of a type of records as they are shown; undefined for types that are not. */
export const schemaOfRecord = (type: string): z.ZodType | undefined => loaderOf(type)?.schema;
