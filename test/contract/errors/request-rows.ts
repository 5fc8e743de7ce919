import { type ErrorSetup, type Row, raw, ready } from './row.ts';

const NOWHERE = 'cli_01h00000000000000000000000';

export const requestRows = (setup: ErrorSetup): Row[] => [
  {
    code: 'INVALID_REQUEST',
    when: 'a required Idempotency-Key is missing',
    field: 'Idempotency-Key',
    says: 'create_client needs an Idempotency-Key header',
    provoke: ready(() => setup.desk.api.post('/clients', { name: 'Acme' }, null)),
  },
  {
    code: 'INVALID_REQUEST',
    when: 'the body is not JSON',
    says: /JSON/,
    provoke: ready(() => raw(setup, '{"name":', { 'content-type': 'application/json' })),
  },
  {
    code: 'NOT_FOUND',
    when: 'an id is unknown',
    field: 'client_id',
    says: NOWHERE,
    provoke: ready(() => setup.desk.api.get(`/clients/${NOWHERE}`)),
  },
  {
    code: 'NOT_FOUND',
    when: "an id is another agency's",
    field: 'client_id',
    says: 'in this agency',
    provoke: async () => {
      const theirs = await (await setup.running.workspace()).api.post('/clients', { name: 'Theirs' });
      return () => setup.desk.api.patch(`/clients/${theirs.body.data.id}`, { industry: 'Mining' });
    },
  },
  {
    code: 'NOT_FOUND',
    when: 'an id in a body is unknown',
    field: 'client_id',
    says: NOWHERE,
    provoke: ready(() => setup.desk.api.post('/jobs', { title: 'Welder', client_id: NOWHERE })),
  },
  {
    code: 'NOT_FOUND',
    when: 'there is nothing at an address',
    says: '/api/v1/openapi.json',
    provoke: ready(() => setup.desk.api.get('/offers')),
  },
  {
    code: 'METHOD_NOT_ALLOWED',
    when: 'a method is not taken at an address',
    says: 'use GET or POST',
    provoke: ready(() => setup.desk.api.put('/clients', {})),
  },
  {
    code: 'PAYLOAD_TOO_LARGE',
    when: 'a body is larger than 2 MB',
    says: '2 MB',
    provoke: ready(() =>
      raw(setup, JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) }), {
        'content-type': 'application/json',
      }),
    ),
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    when: 'a body is not sent as JSON',
    says: 'application/json',
    provoke: ready(() => raw(setup, 'name=Acme', { 'content-type': 'application/x-www-form-urlencoded' })),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a field is missing',
    field: 'name',
    says: 'name',
    provoke: ready(() => setup.desk.api.post('/clients', {})),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a field is not known, with the one that was meant',
    field: 'compensation.base_minimum',
    says: 'did you mean base_min',
    provoke: async () => {
      const client = (await setup.desk.api.post('/clients', { name: 'Acme' })).body.data.id;
      return () =>
        setup.desk.api.post('/jobs', {
          title: 'Welder',
          client_id: client,
          compensation: { base_minimum: 1 },
        });
    },
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a date filter is malformed',
    field: 'created_after',
    says: 'created_after',
    provoke: ready(() => setup.desk.api.get('/jobs?created_after=yesterday')),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a cursor is broken',
    field: 'after',
    says: 'after',
    provoke: ready(() => setup.desk.api.get('/jobs?after=nonsense')),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'the later date filter is malformed',
    field: 'created_before',
    says: 'created_before',
    provoke: ready(() => setup.desk.api.get('/candidates?created_before=2026-13-40')),
  },
  {
    code: 'INVALID_REQUEST',
    when: 'a draft is asked for without a candidate',
    field: 'candidate_id',
    says: 'candidate_id',
    provoke: ready(() => setup.desk.api.post('/emails/from-description', { instructions: 'Say hello.' })),
  },
];
