import { insertRow } from '#db/rows.ts';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { pdf } from '#test/harness/cv/pdf.ts';
import { CV } from '../cv.ts';
import { type ErrorSetup, type Row, ready } from './row.ts';

/** Uses up all but some of the CV allowance. */
async function spend({ running, desk }: ErrorSetup, left: number): Promise<void> {
  await running.service.store.write(({ tx }) =>
    insertRow(tx, 'cv_allowance', {
      account_id: desk.accountId,
      used_at: new Date().toISOString(),
      source: 'import',
      count: 5000 - left,
    }),
  );
}

async function opened({ desk }: ErrorSetup, file_count: number): Promise<string> {
  return `/candidate-imports/${(await desk.api.post('/candidate-imports', { file_count })).body.data.id}`;
}

const files = { files: [{ filename: 'ana.pdf' }, { filename: 'bo.pdf' }] };

export const importRows = (setup: ErrorSetup): Row[] => [
  ...(
    [
      ['a CV is missing', undefined, 'file_base64'],
      ['a CV is empty', '', 'is empty'],
      ['a CV is no base64', '%', 'is not base64'],
      ['a CV is larger than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 1).toString('base64'), '10 MB'],
      ['a CV is neither PDF nor Word', Buffer.from('Ana Ruiz').toString('base64'), 'neither PDF nor Word'],
    ] as const
  ).map(
    ([when, file_base64, says]): Row => ({
      code: 'INVALID_REQUEST',
      when,
      field: 'file_base64',
      says,
      provoke: ready(() => setup.desk.api.post('/candidates/from-cv', { file_base64 })),
    }),
  ),
  ...(
    [
      ['a CV is locked by a password', 'locked with a password', 'Ana Ruiz', 'secret'],
      ['a CV holds no text', 'cannot be read as a CV', 'x', undefined],
    ] as const
  ).map(
    ([when, says, words, userPassword]): Row => ({
      code: 'INVALID_REQUEST',
      when,
      field: 'file_base64',
      says,
      provoke: async () => {
        const file = await pdf(
          (doc) => doc.text(words),
          userPassword === undefined ? {} : { userPassword, pdfVersion: '1.7' },
        );
        return () => setup.desk.api.post('/candidates/from-cv', { file_base64: file.toString('base64') });
      },
    }),
  ),
  {
    code: 'INVALID_REQUEST',
    when: 'a candidate draft is missing',
    field: 'review_token',
    says: 'draft_candidate_from_cv',
    provoke: ready(() => setup.desk.api.get('/candidates/from-description/cdr_000000')),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a candidate draft that is missing is changed',
    says: 'There is no candidate draft',
    provoke: ready(() => setup.desk.api.patch('/candidates/from-description/cdr_000000', { name: 'Ana' })),
  },
  {
    code: 'DRAFT_HAS_GAPS',
    when: 'a candidate draft without an e-mail is confirmed',
    says: 'lacks email',
    extra: { type: 'draft_has_gaps', gaps: ['email'] },
    provoke: async () => {
      const { id } = await stagedDraft(setup.running, setup.desk, { name: 'Ana Ruiz' });
      return () => setup.desk.api.post(`/candidates/from-description/${id}/confirm`);
    },
  },
  {
    code: 'QUOTA_EXCEEDED',
    when: 'the CV allowance is used up, and a CV is drafted',
    says: 'CV allowance is 5000',
    meta: { remaining: 0 },
    provoke: async () => {
      await spend(setup, 0);
      return () => setup.desk.api.post('/candidates/from-cv', { file_base64: CV });
    },
  },
  {
    code: 'QUOTA_EXCEEDED',
    when: 'an import is larger than what is left of the CV allowance',
    field: 'file_count',
    says: 'CV allowance is 5000',
    meta: { remaining: 1 },
    provoke: async () => {
      await spend(setup, 1);
      return () => setup.desk.api.post('/candidate-imports', { file_count: 2 });
    },
  },
  {
    code: 'QUOTA_EXCEEDED',
    when: 'the slots of an import are more than what is left of the CV allowance',
    says: 'CV allowance is 5000',
    meta: { remaining: 1 },
    provoke: async () => {
      const path = await opened(setup, 2);
      await spend(setup, 1);
      return () => setup.desk.api.post(`${path}/files`, files);
    },
  },
  {
    code: 'CONFLICT',
    when: 'an import takes no more files',
    field: 'import_id',
    says: 'takes no more files',
    provoke: async () => {
      const path = await opened(setup, 2);
      await setup.desk.api.post(`${path}/finalize`, { complete: true });
      return () => setup.desk.api.post(`${path}/files`, files);
    },
  },
  {
    code: 'CONFLICT',
    when: 'more files come than an import was opened for',
    field: 'files',
    says: 'too many',
    extra: { slots_left: 1 },
    provoke: async () => {
      const path = await opened(setup, 1);
      return () => setup.desk.api.post(`${path}/files`, files);
    },
  },
  {
    code: 'PAYLOAD_TOO_LARGE',
    when: 'an import is opened for more than 5000 files',
    field: 'file_count',
    says: '5000 files at most',
    provoke: ready(() => setup.desk.api.post('/candidate-imports', { file_count: 5001 })),
  },
  {
    code: 'LINK_EXPIRED',
    when: 'a file comes to a slot whose import was given up',
    says: 'add_import_files',
    provoke: async () => {
      const path = await opened(setup, 2);
      const [slot] = (await setup.desk.api.post(`${path}/files`, files)).body.data.files;
      await setup.desk.api.post(`${path}/cancel`);
      return async () => {
        const response = await setup.running.app.request(slot.upload_url, { method: 'PUT', body: 'a CV' });
        return { status: response.status, headers: response.headers, body: await response.json() };
      };
    },
  },
];
