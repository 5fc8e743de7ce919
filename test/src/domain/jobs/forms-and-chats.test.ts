import { expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { isInsideOnly } from '#src/domain/jobs/brief-headings.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { withoutMailFrame } from '#src/domain/jobs/mail-frame.ts';
import { textLines } from '#src/domain/jobs/text-lines.ts';

it.each([
  'Grund der Suche: Frau Weigl ist gegangen',
  'Motif : départ du titulaire',
  'Motivo: la titular se marcha',
  'Why open: the last two went',
  'Fee: 19%, 90 days',
  '13. Tarifa pactada: 17 % del bruto',
  'Auftraggeber: Weigl Optik',
  'Opdrachtgever: Bakkerij Terpstra',
  'Ns. compenso: 14%',
])('a form says between client and recruiter alone: %s', (line) => {
  const { left_out, ...filed } = readBrief(`Position: Clerk\n${line}\nAufgaben: Kasse und Post`);
  expect(JSON.stringify(filed)).not.toContain(line.split(':')[1]?.trim());
  expect(left_out.join(' ')).toContain(line.split(':')[1]?.trim());
});

it.each([
  ['Hours: 60 a fortnight, one Sunday a month', 'Hours: 60 a fortnight, one Sunday a month'],
  ['Arbeitszeit: Mo bis Do', 'Arbeitszeit: Mo bis Do'],
  ['Type de contrat : CDI, 10 h par jour', 'Type de contrat : CDI, 10 h par jour'],
  ['7. Turnos: de lunes a viernes', 'Turnos: de lunes a viernes'],
])('a form says when the work is done, with its label: %s', (line, said) => {
  expect(readBrief(line).offers.map(({ text }) => text)).toEqual([said]);
});

it('a label of a form is of its own line, and the next says something else', () => {
  const brief = readBrief('Muss: Ausbildung als Koch\nTeam: zu dritt in der Küche');
  expect(brief.requirements.map(({ text }) => text)).toEqual(['Ausbildung als Koch']);
  expect(brief.intro).toEqual(['Team: zu dritt in der Küche.']);
});

it.each([
  [
    '[9:04] Ossie: night baker, 10 to 6\n[9:05] Una: any must haves?\n[9:06] Ossie: sourdough, and can lift 25 kg sacks',
    ['night baker, 10 to 6', 'Requirements: sourdough, and can lift 25 kg sacks'],
  ],
  [
    'Ossie: after two bakers for nights\nMe: haha yes\nOssie: sourdough mostly\nOssie: 10 to 6, sat off',
    ['after two bakers for nights', 'sourdough mostly', '10 to 6, sat off'],
  ],
])('of a chat is read what the one says who asks: %j', (chat, said) => {
  expect(withoutMailFrame(chat.split('\n'))).toEqual(said);
});

it.each(['Client: a\nRole: b\nHours: c', 'Must: Java\nMust: Spring\nMust: SQL'])(
  'labels are no speakers: %j',
  (form) => {
    expect(withoutMailFrame(form.split('\n'))).toEqual(form.split('\n'));
  },
);

it.each([
  'We did 312 funerals last year. Not for publication, please.',
  'The new line is the Folder 28, the only one in Spain. No citarla.',
  'We bid $38M last year. The CFO would kill me.',
])('who asks to keep what they said before keeps it: %s', (line) => {
  expect(readBrief(`You run the front desk.\n${line}`).intro).toEqual(['You run the front desk.']);
});

it('only a line of a form that says why the job is open, and wishes for nobody, is of who leaves', () => {
  const form =
    'Aufgaben: Kasse\nGrund der Suche: Frau Weigl ist seit Mai krank\nGrund: wir wollen niemanden, der oft krank ist\nMuss: nie krank';
  const at = [...form.matchAll(/krank/gu)].map(({ index }) => isInsideOnly(form, index));
  expect(at).toEqual([true, false, false]);
});

it('a smile ends a sentence, and a French word is none of haste', () => {
  expect(textLines('Job for you :) Room Leader, toddlers.')).toEqual(['Job for you. Room Leader, toddlers.']);
  expect(textLines("Il nous faut un chef pour l'auberge. 7 ans en cuisine dont 3 comme chef.")).toEqual([
    "Il nous faut un chef pour l'auberge. 7 ans en cuisine dont 3 comme chef.",
  ]);
  expect(textLines('Dont ring, he doesnt know.')).toEqual(["Don't ring, he doesn't know."]);
});

it('what leads to the job is no part of it', () => {
  expect(briefLines('Zoals net besproken: we zoeken een teeltmedewerker voor de kas.').lines).toEqual([
    'We zoeken een teeltmedewerker voor de kas.',
  ]);
});

it('whoever writes a chat without capitals is no part of what they say', () => {
  const brief = readBrief(
    [
      'mehret: data engineer, fully remote in the uk',
      'mehret: they build pipelines into snowflake',
      'mehret: must be solid in SQL',
      'mehret: start 28 june 2027',
    ].join('\n'),
  );
  expect(JSON.stringify(brief)).not.toMatch(/mehret/i);
  expect(brief.requirements.map(({ text }) => text)).toEqual(['Must be solid in SQL']);
});

it('who of a chat is spoken to is no part of what is said', () => {
  const brief = readBrief(
    [
      'Ciaran [10:31]: Orla, network engineer, Cork',
      'Ciaran [10:32]: design and roll out the WAN',
      'Ciaran [10:33]: needs CCNP',
      'Orla [10:34]: thanks. start?',
      'Ciaran [10:35]: 1 feb 2027',
    ].join('\n'),
  );
  expect(JSON.stringify(brief)).not.toMatch(/orla/i);
});
