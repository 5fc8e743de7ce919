import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { type Agreed, type AgreedItem, agreedOf, confirmText, type Verb } from '#src/batch/confirm-text.ts';
import type { Effect } from '#src/batch/types.ts';
import { ACCOUNT } from '#src/domain/accounts/account-schema.ts';
import { type AccountSettings, DEFAULT_SETTINGS } from '#src/domain/accounts/settings.ts';
import { counts } from '#src/http/language/en/plans.ts';
import { CATALOGUES } from '#src/http/language/text.ts';
import { agreedText } from '#src/http/pages/approval-heading.ts';
import { speaking } from '#src/lib/reader-language.ts';

const ZONE = 'Australia/Brisbane';

const item = (name: string, effect: Partial<Effect>, untried?: unknown): AgreedItem => {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(name);
  const whole = { kind: 'update', type: 'job', before: null, after: {}, reversible: true, ...effect };
  return { action, effects: [{ target: { id: null, name: 'Ana Ruiz' }, ...whole } as Effect], untried };
};

const update = (type: string, after: object): AgreedItem => item('update_job', { type, after });
/** An intro that is accepted, with the deal that comes of it. */
const accepted = (deal: object): AgreedItem => {
  const { action, effects } = item('respond_to_marketplace_intro', {
    type: 'marketplace_intro',
    before: { status: 'pending' },
    after: { status: 'accepted' },
  });
  const made = item('respond_to_marketplace_intro', {
    kind: 'create',
    type: 'marketplace_deal',
    after: { counterpart_agency: 'Southbank Search', ...deal },
  });
  return { action, effects: [...effects, ...made.effects] };
};
/** Every setting of an agency, other than it is by itself. */
const OTHER_SETTINGS: AccountSettings = {
  fee_terms_roles: ['team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
  candidate_allowance: { limit: 50, mode: 'warn' },
  connection_approval_roles: ['researcher'],
  own_figures: false,
  search_by_meaning: true,
  release_held: 'credentials',
  model_reads: true,
  cvs_read_by_model: true,
  second_factor: {
    required: true,
    approvals_above: { amount: 5_000, currency: 'AUD' },
    outward_approvals: true,
  },
  required_papers: { AU: [{ one_of: ['right_to_work'], engagement: null, abroad: false }] },
};

/** The names of fields in a value, those of regions apart. */
const namesIn = (value: object): string[] =>
  Object.entries(value).flatMap(([name, member]: [string, unknown]) => [
    name,
    ...(typeof member === 'object' && member !== null && !Array.isArray(member) && name !== 'required_papers'
      ? namesIn(member)
      : []),
  ]);

const STATUSES = [
  'cancelled',
  'closed',
  'expired',
  'filled',
  'paused',
  'published',
  'revoked',
  'sent',
  'withdrawn',
];

/** An item of each kind of change, twice where plurals differ. */
const ITEMS: Record<string, AgreedItem[]> = {
  ...Object.fromEntries(
    Object.keys(counts).map((type) => [
      `new ${type}`,
      [item('update_job', { kind: 'create', type }), item('update_job', { kind: 'delete', type })],
    ]),
  ),
  ...Object.fromEntries(STATUSES.map((status) => [status, [update('job', { status })]])),
  placed: [
    item('create_placement', {
      kind: 'create',
      type: 'placement',
      after: { fee: { amount: 18_000.5 }, currency: 'AUD' },
    }),
  ],
  tags: [update('candidate', { tags: ['a'] }), update('candidate', { tags: ['b'] })],
  terms: [
    item('set_client_fee_terms', {
      type: 'client',
      after: { fee_schedule: { tiers: [{ from: 0, percent: 18 }] } },
    }),
  ],
  changes: [update('client', { name: 'A' }), update('client', { name: 'B' })],
  mails: [
    item('send_email', { kind: 'email', type: 'email_message' }),
    item('send_email', {
      kind: 'email',
      type: 'scheduled_email',
      after: { scheduled_at: '2031-03-04T04:00:00Z' },
    }),
  ],
  request: [item('send_email', { kind: 'request', type: 'webhook' })],
  settings: [
    item('update_account', {
      type: 'account',
      before: { settings: { guests: { reminders: 'day_before' }, hold: true } },
      after: { settings: { guests: { reminders: 'two_days' }, hold: false, logo_text: null } },
    }),
  ],
  'settings of an agency': [
    item('update_account', {
      type: 'account',
      before: { settings: DEFAULT_SETTINGS },
      after: { settings: OTHER_SETTINGS },
    }),
  ],
  ends: [
    item('update_placement', {
      type: 'placement',
      before: { contract: { end_date: '2031-03-04' } },
      after: { contract: { end_date: '2031-06-30' } },
    }),
  ],
  listed: [
    item('create_marketplace_listing', {
      kind: 'create',
      type: 'marketplace_listing',
      after: { owner_share_percent: 60, partner_share_percent: 40 },
    }),
  ],
  dealt: [accepted({ your_share_percent: 60, fee_percent: 20 })],
  'dealt without a fee': [accepted({ your_share_percent: 50, fee_percent: null })],
  'an intro declined': [
    item('respond_to_marketplace_intro', {
      type: 'marketplace_intro',
      before: { status: 'pending' },
      after: { status: 'declined' },
    }),
  ],
  'paid to a partner': [
    item('update_marketplace_deal', {
      type: 'marketplace_deal',
      before: {},
      after: { owner_marked_paid_at: '2031-03-04T00:00:00.000Z' },
    }),
  ],
  'received of a partner': [
    item('update_marketplace_deal', {
      type: 'marketplace_deal',
      before: {},
      after: {
        partner_marked_received_at: '2031-03-04T00:00:00.000Z',
        closed_at: '2031-03-04T00:00:00.000Z',
      },
    }),
  ],
  nothing: [{ action: catalogue.get('list_jobs') ?? (null as never), effects: [] }],
  untried: [{ ...item('create_webhook', {}, { url: 'https://a.example' }), effects: [] }],
  held: [update('email_draft', { review: { state: 'held', findings: [{ words: 'young' }] } })],
};

describe('the heading of an approval', () => {
  it('is in English the text that is agreed to, but for how percents and whole amounts are written', () => {
    for (const [name, items] of Object.entries(ITEMS)) {
      const said = agreedText(agreedOf(items), ZONE);
      const agreed = confirmText(items, null, ZONE).replaceAll(/(\d)%/g, '$1 %');
      expect([name, said.toLowerCase()]).toEqual([name, agreed.toLowerCase()]);
    }
  });

  it.each(['de', 'fr'] as const)(
    'has no word of that text in %s, and the same names, numbers and addresses',
    (language) =>
      speaking(language, () => {
        for (const [name, items] of Object.entries(ITEMS)) {
          const said = agreedText(agreedOf(items), ZONE);
          expect(said, name).not.toMatch(
            /\b(new|deleted|changes|which|held|because|cannot|reads?|from|hidden|gross|to)\b/,
          );
          if (items.every(({ effects }) => effects.length > 0)) expect(said, name).toContain('Ana Ruiz');
        }
      }),
  );

  it.each(['de', 'fr'] as const)(
    'says what each setting of an agency is called, and its values, in %s',
    (language) => {
      const changed = { ...DEFAULT_SETTINGS, ...OTHER_SETTINGS };
      const account = {
        type: 'account',
        before: { settings: DEFAULT_SETTINGS },
        after: { settings: changed },
      };
      const names = [...namesIn(OTHER_SETTINGS), ...Object.keys(ACCOUNT.update)];
      expect(Object.keys(OTHER_SETTINGS)).toEqual(Object.keys(DEFAULT_SETTINGS));
      speaking(language, () => {
        const said = agreedText(agreedOf([item('update_account', account)]), ZONE);
        expect(
          names.filter((name) => !Object.keys(CATALOGUES[language].fields ?? {}).includes(name)),
        ).toEqual([]);
        expect(said).not.toMatch(
          /_|\b(team lead|researcher|read only|stop|warn|people|credentials|allowance)\b/,
        );
      });
    },
  );

  it('says stages, money, times and plurals as the reader has them', () => {
    const agreed: Agreed = {
      groups: [
        { verb: 'create', type: 'candidate', count: 2, details: [{ name: 'A' }, { name: 'B' }] },
        {
          verb: 'stage_move',
          type: 'application',
          count: 1,
          details: [{ name: 'A', stage: 'client_interview' }],
        },
        {
          verb: 'create',
          type: 'placement',
          count: 1,
          details: [{ name: 'A', worth: { of: 'fee', amount: 18_000.5, currency: 'AUD' } }],
        },
      ],
      held: [],
      untried: [],
      reads: 0,
    };
    speaking('de', () =>
      expect(agreedText(agreed, ZONE).replaceAll('\u00a0', ' ')).toBe(
        'Neu: 2 Kandidaten (A, B); 1 Phasenwechsel (A auf Gespräch beim Kunden); 1 Vermittlung (A, Honorar 18.000,50 AUD)',
      ),
    );
    speaking('fr', () =>
      expect(agreedText(agreed, ZONE).replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
        /^À créer : 2 candidats \(A, B\) ; 1 changement d’étape \(A à .+\) ; 1 placement \(A, honoraires 18 000,50 AUD\)$/,
      ),
    );
  });

  it('names whoever a hidden mark would turn as the text does', () => {
    const verb: Verb = 'email';
    const details = [{ name: 'A\u202eb <a@b.example>' }];
    const agreed = {
      groups: [{ verb, type: 'email_message', count: 1, details }],
      held: [],
      untried: [],
      reads: 0,
    };
    expect(agreedText(agreed, ZONE)).toBe('1 e-mail to Ab <a@b.example>');
  });
});
