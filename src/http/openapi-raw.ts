import type * as z from 'zod';
import { draftCandidateFromCvAction } from '#actions/candidate-drafts/index.ts';
import { bodies } from '#src/batch/index.ts';
import { type Described, type Json, NEEDED, operation, reference } from './openapi-operation.ts';
import { stageDraftAction } from './raw/email-draft-actions.ts';

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'data', 'meta'],
  properties: { success: { const: true }, data, meta: reference('Meta') },
});
const json = (description: string, data: Json): Json => ({
  description,
  content: { 'application/json': { schema: envelope(data) } },
});
const stream = (description: string): Json => ({
  description,
  content: { 'text/event-stream': { schema: { type: 'string' } } },
});

const STATUSES = {
  '200': json('Everything succeeded, or a plan.', reference('Batch')),
  '202': json('It goes on, or waits for approval: see next. Location is the batch.', reference('Batch')),
  '207': json('Not everything succeeded: each item has its own status.', reference('Batch')),
};
const STANDING = { '200': json('The batch as it stands.', reference('Batch')) };
const ACTION = { type: 'object', required: ['name', 'title', 'description', 'kind', 'scope', 'risk'] };

const UNDONE = {
  type: 'object',
  description: 'Who undid it or the last of its items that were undone, and when.',
  required: ['by', 'at'],
  properties: { by: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
};

const BATCH_SUMMARY = {
  type: 'object',
  required: ['batch_id', 'status', 'by', 'actions', 'counts', 'may_undo', 'created_at'],
  properties: {
    batch_id: { type: 'string' },
    status: { type: 'string' },
    by: { type: 'string' },
    reason: { type: ['string', 'null'] },
    actions: { type: 'object', additionalProperties: { type: 'integer' } },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
    may_undo: {
      type: 'integer',
      description: 'Items that undo may take back; one whose record was changed since stays as it is.',
    },
    created_at: { type: 'string', format: 'date-time' },
    finished_at: { type: ['string', 'null'], format: 'date-time' },
    undone: UNDONE,
    decision: {
      type: 'object',
      description: 'Where a person was asked for it and has decided.',
      properties: {
        decided: { enum: ['approved', 'refused'] },
        by: { type: ['string', 'null'] },
        at: { type: 'string', format: 'date-time' },
        note: { type: ['string', 'null'] },
      },
    },
  },
};

const DAY = { type: 'string', description: 'A date-time, or a day of the agency.' };

const DESCRIBED: Described[] = [
  {
    method: 'post',
    path: '/batch',
    name: 'run_batch',
    tag: 'batch',
    summary: 'Run, plan or commit a batch of actions',
    description:
      'Runs up to 100 actions (1,000 with wait_ms 0), each on its own or all or nothing. With dry_run the answer is a plan with its effects, plan_id and confirm_text; {plan_id, confirm_text} commits it.',
    body: [bodies.request, bodies.commit],
    example: {
      reason: 'New client, first brief',
      actions: [
        { id: 'client', action: 'create_client', input: { name: 'Ironbark Water' } },
        {
          id: 'job',
          action: 'create_job',
          input: { title: 'Chief Financial Officer', client_id: { $from: 'client', path: '/id' } },
        },
      ],
    },
    key: 'Needed by all but dry_run.',
    answers: STATUSES,
  },
  {
    method: 'get',
    path: '/batch',
    name: 'list_batches',
    tag: 'batch',
    summary: 'List batches',
    description:
      'The latest first, tool calls of assistants among them: who sent each, its actions, how it stands, and how many of its items can be undone. Days count in the time zone of the agency, and may be said in words (today, Monday, last week); meta.understood tells what was read.',
    query: {
      status: { type: 'string' },
      created_after: DAY,
      created_before: DAY,
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      after: { type: 'string', description: 'The next_cursor of the page before.' },
    },
    answers: { '200': json('The batches.', { type: 'array', items: BATCH_SUMMARY }) },
  },
  {
    method: 'get',
    path: '/batch/actions',
    name: 'find_actions',
    tag: 'batch',
    summary: 'List the actions that this credential may use',
    description: 'The catalogue with its schemas; search finds among it by words.',
    query: {
      search: { type: 'string', description: 'What is to be done, in plain words.' },
      q: { type: 'string', deprecated: true, description: 'The former name of search.' },
      names: { type: 'string', description: 'Only these, separated by commas.' },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      after: { type: 'string', description: 'The next_cursor of the page before.' },
      schemas: { type: 'string', enum: ['true', 'false'], description: 'false leaves the schemas out.' },
    },
    answers: { '200': json('The actions.', { type: 'array', items: ACTION }) },
  },
  {
    method: 'get',
    path: '/batch/actions/{name}',
    name: 'describe_action',
    tag: 'batch',
    summary: 'Read one action with its schemas',
    description: 'What it does, the scope it needs, its risk, its input and its output as JSON Schema.',
    answers: { '200': json('The action.', ACTION) },
  },
  {
    method: 'get',
    path: '/batch/{batch_id}',
    name: 'get_batch',
    tag: 'batch',
    summary: 'Read a batch',
    description: 'The batch as it stands, each item with its result.',
    answers: STANDING,
  },
  {
    method: 'get',
    path: '/batch/{batch_id}/events',
    name: 'watch_batch',
    tag: 'batch',
    summary: 'Follow a batch',
    description: 'Server-sent events, one for each item that ends; Last-Event-ID continues.',
    answers: { '200': stream('The events of the batch, until it ends.') },
  },
  {
    method: 'post',
    path: '/batch/{batch_id}/cancel',
    name: 'cancel_batch',
    tag: 'batch',
    summary: 'Stop a batch, or discard a plan',
    description:
      'What is in flight finishes, what is committed stays. The plan_id of a plan that was not committed, in place of the batch_id, discards the plan: committing it answers PLAN_DISCARDED.',
    answers: STANDING,
  },
  {
    method: 'post',
    path: '/batch/{batch_id}/resume',
    name: 'resume_batch',
    tag: 'batch',
    summary: 'Go on with a batch',
    description: 'Runs what has not succeeded, with mended inputs where patch gives them.',
    body: [bodies.resume],
    key: NEEDED,
    answers: STATUSES,
  },
  {
    method: 'post',
    path: '/batch/{batch_id}/undo',
    name: 'undo_batch',
    tag: 'batch',
    summary: 'Take back what a batch did',
    description:
      'The last item first; an item that was changed since or cannot be undone says so. With dry_run the answer is a plan, which POST /batch commits.',
    body: [bodies.undo],
    key: 'Needed by all but dry_run.',
    answers: STATUSES,
  },
  {
    method: 'post',
    path: '/activities/{activity_id}/undo',
    name: 'undo_activity',
    tag: 'batch',
    summary: 'Take back what a line of the activities tells',
    description:
      'The item of the batch, or the tool call, that wrote the line. With dry_run the answer is a plan, which POST /batch commits. What neither did is refused: UNDO_CONFLICT.',
    body: [bodies.undoActivity],
    key: 'Needed by all but dry_run.',
    answers: STATUSES,
  },
  {
    method: 'post',
    path: '/emails/from-description',
    name: 'draft_email_from_description',
    tag: 'emails',
    summary: 'Draft an e-mail from a description',
    description: `Stages a draft before the assistant writes it. Server-sent events: meta with the review token, streaming, then complete or error. The complete frame has notes where a wish was not followed.`,
    body: [stageDraftAction.input],
    key: 'A repetition under the same key gives the same draft.',
    answers: { '200': stream('The draft as it is written.') },
  },
  {
    method: 'post',
    path: '/candidates/from-cv',
    name: 'draft_candidate_from_cv',
    tag: 'candidate_drafts',
    summary: 'Read a CV into a candidate draft',
    description: `${draftCandidateFromCvAction.description} The file may also come as multipart/form-data, with the parts file and source.`,
    body: [draftCandidateFromCvAction.input],
    key: NEEDED,
    answers: { '201': json('The draft.', reference('CandidateDraft')) },
  },
  {
    method: 'post',
    path: '/inbound/mail',
    name: 'receive_mail',
    tag: 'emails',
    summary: 'Hand over a mail that came in',
    description:
      "One raw mail as message/rfc822, 25 MB at most, as every mail provider's forwarding can post it; a key with emails:write. It joins the conversation that it answers (In-Reply-To, References), else that of its sender where it was sent to the agency's plus-address. Each Message-ID is taken once. Bounces and automatic replies are told apart; a sender who asks for no more mail gets none. Files in it are not kept.",
    mail: true,
    answers: {
      '200': json('What became of it.', {
        type: 'object',
        properties: {
          outcome: { enum: ['reply', 'auto_reply', 'bounce', 'duplicate', 'unmatched', 'own'] },
          email_message_id: { type: ['string', 'null'] },
          candidate_id: { type: ['string', 'null'] },
          client_contact_id: { type: ['string', 'null'] },
          opted_out: { type: 'boolean' },
        },
      }),
    },
  },
  {
    method: 'get',
    path: '/documents/{document_id}/content',
    name: 'download_document',
    tag: 'documents',
    summary: 'Download a document',
    description: 'The bytes of a document, as an attachment.',
    answers: {
      '200': {
        description: 'The file.',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    },
  },
  {
    method: 'post',
    path: '/public/talent-pools/{employerSlug}/{poolSlug}/join',
    name: 'join_talent_pool',
    tag: 'talent_pools',
    summary: 'Ask to join a published talent pool, without a credential',
    description:
      'Keeps a pending request, which somebody of the agency approves or declines. Asking again with the same e-mail is answered the same and makes no second one. 5 requests in ten minutes from one address for one pool, 60 a day in all; then 429 with Retry-After.',
    open: true,
    form: {
      type: 'object',
      required: ['full_name', 'email', 'consent'],
      properties: {
        full_name: { type: 'string', maxLength: 200 },
        email: { type: 'string', format: 'email' },
        consent: { type: 'string', const: 'true' },
        linkedin_url: { type: ['string', 'null'] },
        cv: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'PDF or Word, 10 MB at most.',
        },
      },
    },
    answers: {
      '200': json('Received.', {
        type: 'object',
        properties: { received: { const: true }, message: { type: 'string' } },
      }),
    },
  },
  {
    method: 'get',
    path: '/health',
    name: 'get_health',
    tag: 'health',
    summary: 'Whether the service is ready',
    description: 'Also at /health. 503 while the store does not answer or the service stops.',
    open: true,
    answers: { '200': json('It is.', { type: 'object' }) },
  },
  {
    method: 'post',
    path: '/health',
    name: 'try_webhook',
    tag: 'health',
    summary: 'A target to try webhooks against',
    description: 'Takes any body, keeps nothing of it, and answers 200. Also at /health.',
    open: true,
    answers: { '200': json('It arrived.', { type: 'object' }) },
  },
];

/** What the answers about a batch have in common. */
export const BATCH_SCHEMA: Json = {
  type: 'object',
  required: ['status', 'counts', 'next', 'items'],
  properties: {
    batch_id: { type: 'string' },
    plan_id: { type: 'string', description: 'In a plan, and while it awaits approval.' },
    status: { type: 'string' },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
    next: { type: ['string', 'null'], description: 'What can be done now.' },
    confirm_text: { type: 'string', description: 'What a person is asked to agree to.' },
    expires_at: { type: 'string', format: 'date-time' },
    needs_approval: {
      type: 'string',
      enum: ['admin', 'lead'],
      description:
        'Only in a plan whose commit waits until a person approves it: an admin, or a team lead too.',
    },
    undone: UNDONE,
    decision: {
      type: 'object',
      description:
        'Once a person has decided on it, or on its undo: approved or refused, by whom, when, and their note.',
      required: ['decided', 'by', 'at', 'note'],
      properties: {
        decided: { type: 'string', enum: ['approved', 'refused'] },
        by: { type: ['string', 'null'] },
        at: { type: 'string', format: 'date-time' },
        note: { type: ['string', 'null'] },
      },
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'action', 'status'],
        properties: {
          id: { type: 'string' },
          action: { type: 'string' },
          status: { type: 'string' },
          http_status: { type: 'integer' },
          result: { description: 'The output of the action.' },
          effects: { type: 'array', items: { type: 'object' }, description: 'Only in a plan.' },
          error: { type: 'object' },
        },
      },
    },
  },
};

/**
 * The OpenAPI paths of routes that are not bound to one action.
 * @param schemaOf makes the JSON Schema of a body
 */
export function rawPaths(schemaOf: (body: z.ZodType) => Json): Record<string, Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of DESCRIBED) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, schemaOf) };
  }
  return paths;
}
