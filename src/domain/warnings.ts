import type { Filled } from './sentences.ts';

/**
 * What whoever writes should know although it went through, in English as every interface gives it; the pages say it to people,
 * without the names of tools. What stands in braces may be anything, but for the parts that `Part` limits.
 */
export const WARNINGS = {
  contactTakenOff:
    "The job's contact belongs to its former client and was taken off; set client_contact_id to one of the new client.",
  placeLeftOut:
    'A remote role keeps no city or state; they were left out. Use type hybrid or on_site if it has a place.',
  unlawfulKept: 'Kept as the client said it, and never published so: {findings}',
  listingPaused:
    'Its listing {id} on the marketplace stays paused; update_marketplace_listing with resume puts it live again.',
  listingHeld:
    'Its listing {id} on the marketplace waits for a person because of its wording; release_held lets it go or withdraws it.',
  listingJoined: '{name} stands on the marketplace with one listing; the other one, {id}, is paused.',
  applicationsJoined:
    '{name} stood twice on {job}: the application at {stage} ({id}) stays and takes over what the other one had.',
  listingFilled:
    'Its listing {id} on the marketplace is filled for good; create_marketplace_listing shares the job anew.',
  noSummary:
    '{name} was sent without a summary: nothing could be written of the record that may be shown without somebody reading it first. Add their experience with update_candidate, or give items[].summary.',
  cvUnread:
    'The CV of {name} goes along, and nothing in it could be read here: look at it before the client does.',
  cvTells: 'The CV of {name} goes along as it is. {findings}',
  takenOutOfTexts:
    'Taken out of the texts, as it may tell who is meant: {words}. Read what is shown, and say in words that fit many people what is missed.',
  yearTellsAge: 'A year of school or of a degree stays and tells an age: {words}. Leave the year out.',
  mustMissing:
    'The job asks for {what}, and the record of {name} does not show it. Ask them first, or say in items[].summary what makes up for it.',
  flaggedForClient:
    '{name} is flagged do not approach{mark}. Check with whoever set the flag before the client asks for them.',
  flaggedOnJob:
    '{name} is flagged do not approach{mark}: no e-mail can be sent to them. Check with whoever set the flag before going on.',
  notToApproach: '{name} ({id}) must not be approached{mark}.',
  heldForReview:
    '{what} waits for a person, and nothing of it leaves before. {findings} Say it in another way, or have a person let it go with release_held.',
  nothingAttached:
    'No file goes with this mail, and it says "{words}". Send the file another way, or leave the words out.',
  messageNotSent:
    'Nothing was sent: {name} was asked less than 24 hours ago, and the mail of then stands. send_again true sends this message.',
  interviewOfEnded:
    '{name} is no longer live on the job, and everybody invited was told of this change. Call it off with cancel_interview if it is no longer wanted.',
  leftOutOfMail: '{name} is no longer put forward and was left out of the mail.',
  lookBefore:
    'Nothing will be held back: this goes through with the words below. Look at them before it runs. {findings}',
  lookAfter: 'Nothing was held back: this went through with the words below. Look at them now. {findings}',
  waitsForModel:
    "{what} is read by the agency's model before it leaves, and goes by itself where that finds nothing. list_held shows it meanwhile.",
  nothingKnown:
    'The profile of {name} says nothing but the headline: the record holds no experience, skills or studies that may be shown. Add them with update_candidate, or give pitch and chips.',
  oneStillLive:
    'The job {job} is {jobStatus} and one person is still live on it{who}. Move them with bulk_update_applications.',
  someStillLive:
    'The job {job} is {jobStatus} and {count} people are still live on it{who}. Move them with bulk_update_applications.',
  jobStillMet:
    'The job {job} is {jobStatus} and {name} is still booked for an interview on it, {when} ({id}). Call it off with cancel_interview if it is no longer wanted.',
  jobStillMetByMore:
    'The job {job} is {jobStatus} and {count} more interviews are still ahead on it. list_interviews finds them, cancel_interview calls one off.',
  mailStillScheduled:
    'The interview is called off, and a mail is still scheduled to the candidate{who}. Take it back with cancel_scheduled_email if it was about the interview.',
  mailsStillScheduled:
    'The interview is called off, and {count} mails are still scheduled to the candidate{who}. Take it back with cancel_scheduled_email if it was about the interview.',
  interviewAhead:
    'An interview is still ahead of the person placed{who}. Call off with cancel_interview what is no longer wanted.',
  interviewsAhead:
    '{count} interviews are still ahead of the person placed{who}. Call off with cancel_interview what is no longer wanted.',
  erasedBefore:
    'Somebody with the e-mail, phone or profile of {name} was erased from this agency for good. Keep the record only if they came back by themselves; else erase_candidate takes {id} away again.',
  erasedForGood:
    '{name} is erased for good, and every text that names them is redacted ({what}). Nothing brings it back: export_person reads it all before.',
  placementToBegin:
    '{name} has a placement that is still to begin: {what} ({id}). It stays as amounts under "Erased person", without its papers, and nobody can be asked for any. If it fell through, mark_placement_status says so.',
  placementRunning:
    '{name} has a placement that has not ended: {what} ({id}). It stays as amounts under "Erased person", without its papers, and nobody can be asked for any. If it is over, mark_placement_status ends it.',
  placementRunningUnseen:
    '{name} has a placement that has not ended. Have somebody who may read placements look at it.',
  personErased: 'The person was erased, and their papers with them: nobody can be asked for what is missing.',
  endedStillBooked:
    '{name} is no longer live on the job and still booked for an interview{who}. Call off with cancel_interview what is no longer wanted.',
  endedStillMailed:
    '{name} is no longer live on the job, and mail about it is still scheduled{who}. Take back with cancel_scheduled_email what is no longer wanted.',
  endedStillShown:
    '{name} is no longer live on the job, and the client can still answer about them{who}. Tell the client, or close the link with revoke_submission.',
  goneStillBooked:
    '{name} is deleted and still booked for an interview{who}. Call off with cancel_interview what is no longer wanted: nobody who was invited is told otherwise.',
  erasedBooked:
    '{name} is booked for an interview{who}. It goes with the record, and nobody who was invited is told: tell them.',
  erasedShown:
    '{name} stands on a page that a client can answer{who}, and goes from it. Tell the client, if they wait for the person.',
  mailNamedErased:
    'A mail to somebody else named the person, and does not leave any more{who}. Write it anew without them, if it is still wanted.',
  mailsNamedErased:
    '{count} mails to others named the person, and do not leave any more{who}. Write them anew without them, if they are still wanted.',
  stageStays:
    '{name} stays at {stage}: calling an interview off moves nobody. Where it is meant, call move_application_stage with application_id {id}.',
  placedAt:
    '{name} was placed at {client} by this agency and may still be there. Agree with whoever placed them before another client is asked.',
  placedAtSince:
    '{name} was placed at {client} by this agency, starting {date}, and may still be there. Agree with whoever placed them before another client is asked.',
  liveOnOther: '{name} is live on another job{who}. Agree who goes first before a client is asked.',
  liveOnOthers: '{name} is live on {count} other jobs{who}. Agree who goes first before a client is asked.',
  stillLiveOnOther:
    '{name} is still live on another job{who}. Move them with bulk_update_applications where that is over.',
  stillLiveOnOthers:
    '{name} is still live on {count} other jobs{who}. Move them with bulk_update_applications where that is over.',
  linkStillOpen:
    '{name} still stands on a link to a client{who}. Close it with revoke_submission if it is no longer wanted.',
  linksStillOpen:
    '{name} still stands on {count} links to clients{who}. Close with revoke_submission what is no longer wanted.',
  papersMissing:
    'The contract is not ready on paper: {what}. get_placement_papers tells them, save_paper takes them in, get_contractor_page_link has the contractor send them.',
  papersDropped: 'Contracts in {region} no longer need: {what}. Documents that are kept stay.',
  knownPlaced:
    '{contact} may recognise {name}, who was placed at the client. Send it to another contact, or put them forward by name, if nobody is to guess.',
  knownSent:
    '{contact} may recognise {name}, who was put to them by name for {job}. Send it to another contact, or put them forward by name, if nobody is to guess.',
  knownInvited:
    '{contact} may recognise {name}, whom the invitation to {interview} named to them. Send it to another contact, or put them forward by name, if nobody is to guess.',
  knownMailed:
    '{contact} may recognise {name}, whom a mail named to them. Send it to another contact, or put them forward by name, if nobody is to guess.',
  focusLeftOut:
    'The screen does not ask about {areas}: that may ask for what the law keeps out of hiring. set_ai_screening changes the focus.',
  focusNotAllAsked: 'A screen asks about {count} focus areas at most: the first of these {total}.',
  targetsKeepAmounts:
    'Targets keep their amounts and are read in {currency} from now on: money is never converted. Set them anew with set_quota_target where that is not meant.',
  inOnePipeline:
    '{name} still stands in a pipeline ({id}). Clear them with bulk_update_applications and stage withdrew or rejected.',
  inPipelines:
    '{name} still stands in {count} pipelines ({id}). Clear them with bulk_update_applications and stage withdrew or rejected.',
  emailOfAnother:
    '{address} is the e-mail of {name} ({id}); the contact shows it, the person {person} does not have it.',
  valuesLeftBehind:
    'Where both records had a value, that of {name} ({id}) stays. Not taken over from {person} ({otherId}): {what}. Set with update_candidate what is right of it; unmerge_candidate brings it back for 30 days.',
  oneChangedSinceMerge:
    'One row was changed since the merge and stays as now. Compare {name} ({id}) with {person} ({otherId}).',
  someChangedSinceMerge:
    '{count} rows were changed since the merge and stay as now. Compare {name} ({id}) with {person} ({otherId}).',
  ratePeriodMissing:
    'The expected gross profit is not known: nothing says what the rates are paid for. Give rate_period (hourly, daily or weekly) with update_placement.',
  negativeMargin:
    'The pay rate is above the charge rate, so the contract loses money as entered. Correct it with update_placement if that is not meant.',
  termsCurrency:
    'The terms of {client} are in {code} and the placement is in {currency}: the salary was put in its band as it stands, and no minimum fee was applied. Money is never converted; give fee_percent to settle it.',
  statusBackward:
    'The placement went from {fromPlaced} to {toPlaced}. If that was not meant, set it back with mark_placement_status.',
  offeredAfterStart:
    'The day of the offer, {at}, is after the start on {until}, and fees won and the time to fill count by it. Give the day it was made with update_placement (offer_date); without one today is taken.',
  ratesOfWholeTerm:
    'The new rates count for the whole contract, also for the days since {at}. Where they hold from a later day, give expected_gp with update_placement, or log the extension as a placement of its own with create_placement.',
  neverStarted:
    '{name} never started, so the guarantee had not begun: what becomes of the fee is agreed with the client.',
  replacementOwed:
    '{name} follows {who}, who fell off inside the guarantee on {at}, and the client is owed a replacement. This placement counts with its own fee; where it is the replacement, give fee_type fixed and fee_amount 0 with update_placement.',
  sharedWithPartner:
    '{name} was introduced by {agency}: {percent} % of the fee is theirs and {share} % yours (deal {id}). get_marketplace_deal shows the amounts, update_marketplace_deal marks it as paid.',
  interviewOnEnded:
    'The job {job} is {jobStatus}, and this is an interview of {name} for it. Open it again with update_job (status active), or call the interview off with cancel_interview.',
  fellOffToday:
    'Today, {at}, was taken as the last day; the guarantee ended on {until}, so nothing is refunded. If the candidate left earlier, call mark_placement_status again with fell_off_at.',
  workedProfitUnknown:
    'What the days worked brought is not known: the gross profit was entered, and nothing says how long the contract was to run. Give contract_end_date with update_placement.',
  hiddenText:
    'The CV holds words that no reader of it sees. They were left out; text_quality.hidden_text shows them.',
  modelAway: "The agency's model did not read the CV, and the draft is what the rules read: {why}",
  modelUnbound:
    "Left out of what the agency's model gave, as it does not stand so in the CV, is no value of its field or tells what is protected: {what}.",
  mayBe: '{name} may be {person}.',
  mayBeKnown:
    '{name} may be {person} ({id}, {count} %), who is in the bank already. Compare them with list_duplicates (there within a minute), and join them with merge_candidates.',
  linkedToKnown:
    '"{name}" was linked to {person} ({id}), whom the agency knows by this {by}. The name stays; update_client_contact renames the person.',
  noPrimaryContact:
    'The client has no primary contact now; nobody was promoted. Set is_primary on one with update_client_contact.',
  noPlaceToMeet:
    'The invitation says in person and no place. Set location with update_interview; the guests then get it.',
  notPutForward:
    '{name} is no longer put forward, and the contact was answered about them all the same. Tell them so, or close the link with revoke_submission.',
  noMeetingLink:
    'The invitation has no link to the video call. Open one with start_video_call, or set meeting_url with update_interview; the guests then get it.',
  namesCandidate:
    '{name} was put to the client at identity_visibility {level}, and this invitation names them to the interviewers. Make sure that the person agreed to it.',
  nameWithheld:
    '{name} was put to the client at identity_visibility {level}, so the invitation to its interviewers says {label}. Where the person agreed that the client has the name, somebody who is signed in gives it in title with update_interview.',
  mailNamesCandidate:
    '{name} was put to the client at identity_visibility {level}, and this mail tells {contact} who it is. Make sure that the person agreed to it.',
  waitingMailNames:
    'The mail "{subject}" ({id}), which waits until {when}, tells {contact} who {name} is, and the client has them without the full name now: it does not leave as it is. Change it with update_scheduled_email, or call it off with cancel_scheduled_email.',
  invitedThoughOptedOut:
    '{name} wants no more mail. The invitation goes to them all the same, as mail about an appointment that they agreed to does: make sure that they agreed to this one.',
  revealsCandidate:
    '{name} was not put to the client for this job, and this invitation names them to the interviewers. Make sure that the person agreed to it.',
  notInvited: '{name} {whyNot}, so no invitation went to them. Tell them another way.',
  noInterviewerTold:
    'No interviewer is named, so nobody who asks is told of it. Write to them with send_email.',
  noInterviewer:
    'No interviewer is named, so nobody who asks was invited. Name them with update_interview and interviewers; each then gets an invitation.',
  noNumber:
    '{name} has no phone number on record, so the invitation asks for it. Set phone with update_candidate, or say in location where to call.',
  stageUnchanged:
    '{name} stays at {stage}: a booking moves on from {fromStage} alone. Where it is meant, call move_application_stage with application_id {id} and stage {to}.',
  nobodyInvited:
    'Nobody was invited: the organizer has no e-mail address that can be used. Name another with update_interview.',
  mailSubjectSent:
    'A mail with this subject went to {name} at {at}. Write again only if a second one is meant.',
  mailWordsSent:
    'A mail with nearly these words went to {name} at {at}. Write again only if a second one is meant.',
  mailSubjectWaits:
    'A mail with this subject to {name} is already on its way, for {at}. Write again only if a second one is meant.',
  mailWordsWaits:
    'A mail with nearly these words to {name} is already on its way, for {at}. Write again only if a second one is meant.',
  mailSubjectPlanned:
    'A mail with this subject to {name} is in this plan too, or left a moment ago. Write twice only if both are meant.',
  mailWordsPlanned:
    'A mail with nearly these words to {name} is in this plan too, or left a moment ago. Write twice only if both are meant.',
  overlap:
    '{name} has another interview at that time: {interview}, {from} to {until} ({id}). Move one with update_interview if they cannot do both.',
  notBegun: '{interview} begins only at {at}. If it was moved, update_interview says so.',
  noReadingModel:
    'No language model is configured here: texts are held by the rules alone until the operator sets AI_PROVIDER.',
  noCvModel:
    'No language model is configured here: CVs are read by the rules alone until the operator sets AI_PROVIDER.',
  noEmbeddingModel:
    'No model that turns texts into vectors is configured here: searches rank by words until the operator sets AI_EMBEDDING_MODEL.',
  previousSecretEnded:
    'The secret from before the last rotation, which still worked, stops now: a key has two secrets at most.',
  scopesLimited: 'The role is {role}: it gets the scopes of that role, not admin.',
  policyInherited:
    "What this credential must wait for a person's yes for, {id} must too: it has the policy {policy}.",
  paperExpired: '{paper} stopped counting after {at}: ask for a new one.',
  paperExpiring: '{paper} stops counting after {at}.',
  noContract: 'This placement is permanent, so no contractor documents are asked for.',
  engagementMissing:
    'How the contractor is engaged is not known, and some documents depend on it. Set engagement with update_placement.',
  waiverNotRequired: 'This contract did not ask for this document; the waiver is kept all the same.',
  poolTakesIn:
    'The pool {pool} takes in by itself candidates who fit it: those who are added or assessed from now on. Nobody is taken in at once, and {count} are in it now; add_pool_member adds somebody of the bank.',
  poolTakesInAssessed:
    'The pool {pool} takes in by itself candidates who fit it: those who are assessed well enough from now on. Nobody is taken in at once, and {count} are in it now; add_pool_member adds somebody of the bank.',
  poolKeepsWarm:
    '{name} gets a check-in e-mail every month while in the pool {pool}, the first on {date}. remove_pool_member takes them out, update_talent_pool ends the mails.',
  matchesNothing:
    'No job is Temporary: jobs are full_time, part_time or contract, so this rule matches none. Use Contract for contract jobs.',
  pageRemains:
    'The public page stays while other boards lead to it ({boards}). End those too, or close the ad with update_job_ad.',
  adStaysClosed:
    'The ad of the job stays closed, and no board shows it. Publish it again with update_job_ad and status published, then post it with post_job.',
  placementRemains:
    'The placement {placed} stays as it is. If the hire fell through, set it with mark_placement_status.',
  placementsRemain:
    'The placements {placed} stay as they are. If the hire fell through, set them with mark_placement_status.',
  stillAtClient: '{name} is deleted, and this of it goes on: {what}.',
  stillAtContact: '{name} is taken off the list and still named elsewhere: {what}.',
  stillOwned:
    '{name} still holds {what}. Give their records to a colleague with hand_over, interviews with update_interview (organizer_id) and calendar entries with update_calendar_event; list_interviews and list_calendar_events find them. Mail that waits still goes out: list_scheduled_emails shows it, cancel_scheduled_email takes it back.',
  stillAtPlaced: '{name} still stands at placed ({id}). Set how it ended with move_application_stage.',
  jobStillFilled:
    'The job {job} ({id}) stays filled. To fill it again, set its status to active with update_job.',
  fellStillMailed:
    'The placement fell off, and mail is still scheduled to the person{who}. Take back with cancel_scheduled_email what is no longer wanted.',
  fellStillWaiting:
    'The placement fell off, and this about the person {what}. Refuse it, or discard it with cancel_batch, if it is no longer wanted.',
  endedStillWaiting:
    '{name} is no longer live on the job, and this about them {what}. Refuse it, or discard it with cancel_batch, if it is no longer wanted.',
  goneStillWaiting:
    'The record {id} is gone, and this about it {what}. It can no longer be done so: refuse it, or discard it with cancel_batch.',
  rejectedSinceAsked: '{name} was rejected for {job} after this was asked.',
  withdrewSinceAsked: '{name} withdrew from {job} after this was asked.',
  fellOffMeanwhile: 'The placement of {name} as {job} fell off.',
  placementMissing:
    '{id} stands at placed, but no fee is logged for it. Log it with create_placement and its application_id.',
  leftOutOfAd:
    'Left out of the drafted ad, as they tell of pay or interviews, were written to you, or stand under a heading that is not known: {lines}. Add what applicants may read with update_job_ad.',
  headingUnknown:
    'Nothing was drafted from these lines, as their heading is not known: {lines}. The description keeps them; put what is asked or done into spec with update_job.',
  confidentialLeftOut:
    'Candidates read the spec, so it was drafted without these lines: {lines}. The description keeps them; pay that candidates may know goes into compensation with update_job.',
  confidentialInSpec:
    'Candidates read the spec, and it tells what the agency charges or a contact of the client: {lines}. No drafted ad takes it; take it out with update_job.',
  cvNotRead: 'The CV is kept, but it could not be read ({fault}); look at it yourself.',
  nearName:
    'A client with nearly this name is on the books already: {clients}. Should they be one company, use that one and take this one back.',
  placeMissing:
    '{job} has no country, so boards and search engines refuse or pass over its ad. Add it with update_job and {field}.',
  termsDepart: "These terms depart from the agency's standard: {what}.",
} as const;

/** A warning. One that stands in no catalogue of the pages is an error of types. */
export type WarningText = Filled<(typeof WARNINGS)[keyof typeof WARNINGS]> | Findings;

/** The findings of a text, as `findingsText` says them. */
export type Findings = `${string}: "${string}". ${string}`;
