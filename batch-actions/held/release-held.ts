import { defineWrite } from '#src/action/define.ts';
import { releaseHeld } from '#src/domain/held/index.ts';
import { HeldDecision, ReleaseHeld } from '#src/domain/held/schema.ts';

export const releaseHeldAction = defineWrite({
  name: 'release_held',
  title: 'Let go what was held',
  titleIn: { de: 'Zurückgehaltenes freigeben', fr: 'Libérer ce qui était retenu' },
  description:
    'Decide about a submission, spec, posting, job ad, marketplace listing, intro or mail that is held because of its wording (list_held): release ' +
    'sends, posts or publishes it as it is, with its mail, events and stage moves; withdraw ends it unsent. A person decides: from ' +
    'a key or an assistant it waits for approval, unless the agency’s admins let credentials decide. To mend the words instead, ' +
    'withdraw it and send a new one; an ad is mended with update_job_ad, a mail with update_scheduled_email.',
  phrasings:
    'let it go out anyway; the wording is fine release it; send what was held; the blocked text is all right; approve the held one; do not send what was held throw it away; let it through; release the message; it is fine send it on; free the blocked text; that message was blocked by the word filter, release it; the wording is fine, send; override the block; unblock the mail; free the held message; approve the held text',
  scope: null,
  anyScope: ['submissions:write', 'jobs:write', 'marketplace:write', 'emails:write'],
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  needsPerson: ({ release_held }) => release_held === 'people',
  synonyms: ['approve wording', 'unblock', 'send anyway', 'publish anyway', 'withdraw held', 'discard'],
  input: ReleaseHeld,
  output: HeldDecision,
  run: releaseHeld,
  irreversible:
    'What was let go has left. revoke_submission, revoke_spec, expire_posting, update_job_ad and update_marketplace_listing end it; what was withdrawn is sent anew.',
  subject: ({ record }) => record,
});
