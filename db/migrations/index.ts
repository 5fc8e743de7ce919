import type { Migration } from '../migration.ts';
import { baseline } from './0001-baseline.ts';
import { outwardSteps } from './0002-outward.ts';
import { omittedIdentity } from './0003-omitted-identity.ts';
import { personRecords } from './0004-person-records.ts';
import { serviceAccounts } from './0005-service-accounts.ts';
import { applicantCountry } from './0006-applicant-country.ts';
import { identityProviders } from './0007-identity-providers.ts';
import { briefIndexes } from './0008-briefs.ts';
import { deployment } from './0009-deployment.ts';
import { businessDevelopment } from './0010-business-development.ts';
import { foundLeads } from './0011-found-leads.ts';
import { approvalNotes } from './0012-approval-notes.ts';
import { compensationResearch } from './0013-compensation-research.ts';
import { aiScreens } from './0014-ai-screens.ts';
import { inboundMail } from './0015-inbound-mail.ts';
import { passkeys } from './0016-passkeys.ts';
import { providerChecks } from './0017-provider-checks.ts';
import { nodes } from './0018-nodes.ts';
import { agencyBrands } from './0019-agency-brands.ts';
import { figureIndexes } from './0020-figure-indexes.ts';
import { proposedAds } from './0021-proposed-ads.ts';
import { resumeFetches } from './0022-resume-fetches.ts';
import { preferenceDrafts } from './0023-preference-drafts.ts';
import { providerAsked } from './0024-provider-asked.ts';
import { doNotApproach } from './0025-do-not-approach.ts';
import { languages } from './0026-languages.ts';
import { stageLists } from './0027-stage-lists.ts';
import { countedTogether } from './0028-counted-together.ts';
import { deskLists } from './0029-desk-lists.ts';
import { scorecards } from './0030-scorecards.ts';
import { ownedApplications } from './0031-owned-applications.ts';
import { whoChanged } from './0032-who-changed.ts';
import { meaning } from './0033-meaning.ts';
import { standing } from './0034-standing.ts';
import { companyKeys } from './0035-company-keys.ts';
import { orderOfCompanyKeys } from './0036-order-of-company-keys.ts';
import { wordsOfMail } from './0038-words-of-mail.ts';
import { mailsAmongActivities } from './0039-mails-among-activities.ts';
import { channelOfBatches } from './0043-channel-of-batches.ts';
import { moreLegalForms } from './0044-more-legal-forms.ts';
import { domainsOfClients } from './0045-domains-of-clients.ts';
import { ownedLeads } from './0046-owned-leads.ts';
import { mergedEmails } from './0047-merged-emails.ts';
import { heldIntros } from './0048-held-intros.ts';
import { peopleComparedAnew } from './0049-people-compared-anew.ts';
import { lastChanged } from './0050-last-changed.ts';
import { mergedNames } from './0051-merged-names.ts';
import { meetingsAsContact } from './0052-meetings-as-contact.ts';
import { mailsLookedAt } from './0053-mails-looked-at.ts';
import { heldMails } from './0054-held-mails.ts';

/** In order, by name. */
export const migrations: Migration[] = [
  baseline,
  outwardSteps,
  omittedIdentity,
  personRecords,
  serviceAccounts,
  applicantCountry,
  identityProviders,
  briefIndexes,
  deployment,
  businessDevelopment,
  foundLeads,
  approvalNotes,
  compensationResearch,
  aiScreens,
  inboundMail,
  passkeys,
  providerChecks,
  nodes,
  agencyBrands,
  figureIndexes,
  proposedAds,
  resumeFetches,
  preferenceDrafts,
  providerAsked,
  doNotApproach,
  languages,
  stageLists,
  countedTogether,
  deskLists,
  scorecards,
  ownedApplications,
  whoChanged,
  meaning,
  standing,
  companyKeys,
  orderOfCompanyKeys,
  wordsOfMail,
  mailsAmongActivities,
  channelOfBatches,
  moreLegalForms,
  domainsOfClients,
  ownedLeads,
  mergedEmails,
  heldIntros,
  peopleComparedAnew,
  lastChanged,
  mergedNames,
  meetingsAsContact,
  mailsLookedAt,
  heldMails,
];
