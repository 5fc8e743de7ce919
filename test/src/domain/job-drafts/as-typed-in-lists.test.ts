import { expect, test } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const read = (text: string, home: string) => readRole(text, home, '2026-12-01').fields;

test.each([
  [
    '1 Plasterer, Limerick, permanent, full time\n2 plastering of new houses\n4   €21 to €25.50 an hour',
    'IE',
  ],
  [
    '1. Plasterer, Limerick, permanent, full time\n2. plastering of new houses\n4. €21 to €25.50 an hour',
    'IE',
  ],
])('the number of a line in a list is none of its pay: %s', (text, home) =>
  expect(read(text, home).compensation).toMatchObject({ base_min: 21, base_max: 25.5, period: 'hour' }),
);

test.each([
  [
    "Legal secretary in Bath. Full time, permanent. I'd have liked part time but the partners won't.",
    'GB',
    'full_time',
  ],
  ['Cuisinier à Lyon, temps plein, CDI. Nous aurions préféré un temps partiel.', 'FR', 'full_time'],
  ['Legal secretary in Bath, part time, 20 hours a week, permanent.', 'GB', 'part_time'],
])('what somebody would have had is no kind of employment: %s', (text, home, type) =>
  expect(read(text, home).employment_type).toBe(type),
);

test.each([
  [
    'Busco Administrativo/a de Compras para Murcia, contrato indefinido y jornada completa, 24.000 euros brutos al año.',
    'ES',
    'Administrativo/a de Compras',
  ],
  [
    'Buscamos Operario/a de Producción para Vigo, jornada completa, 19.000 euros brutos al año.',
    'ES',
    'Operario/a de Producción',
  ],
])('that somebody is sought begins no title: %s', (text, home, title) =>
  expect(read(text, home).title).toBe(title),
);
