import {
  cancelEmailDraftAction,
  cancelScheduledEmailAction,
  confirmEmailDraftAction,
  getEmailDraftAction,
  getScheduledEmailAction,
  listScheduledEmailsAction,
  reviseEmailDraftAction,
  scheduleEmailAction,
  sendEmailAction,
  sendScheduledEmailNowAction,
  updateEmailDraftAction,
  updateScheduledEmailAction,
} from '#actions/emails/index.ts';
import { bind } from '../bind.ts';

// POST /emails/from-description streams: see raw/email-drafts.ts.
const draft = '/emails/from-description/{review_token}';
const scheduled = '/scheduled-emails/{scheduled_email_id}';

export const emailRoutes = [
  bind('POST', '/emails', sendEmailAction),
  bind('GET', draft, getEmailDraftAction),
  bind('PATCH', draft, updateEmailDraftAction),
  bind('DELETE', draft, cancelEmailDraftAction),
  bind('POST', `${draft}/revise`, reviseEmailDraftAction),
  bind('POST', `${draft}/confirm`, confirmEmailDraftAction),
  bind('GET', '/scheduled-emails', listScheduledEmailsAction),
  bind('POST', '/scheduled-emails', scheduleEmailAction),
  bind('GET', scheduled, getScheduledEmailAction),
  bind('PATCH', scheduled, updateScheduledEmailAction),
  bind('DELETE', scheduled, cancelScheduledEmailAction),
  bind('POST', `${scheduled}/send-now`, sendScheduledEmailNowAction),
];
