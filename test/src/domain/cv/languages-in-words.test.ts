import { expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

const spoken = (told: string) =>
  read(
    `Ana Souza\nana.souza@example.org\n\nExperiência\nAnalista, Marlow Ltda, São Paulo, 2015 – 2020\n\n${told}`,
  ).languages.toSorted();

it('reads languages with how well they are spoken behind a label, whatever stands between', () => {
  for (const [told, names] of [
    ['Idiomas: inglês avançado, espanhol básico', ['English', 'Spanish']],
    ['Idiomas – Inglês avançado, Espanhol básico', ['English', 'Spanish']],
    ['Idiomas\nINGLÊS: leitura boa, escrita boa', ['English']],
    ['Línguas: português (língua materna), inglês (C1)', ['English', 'Portuguese']],
    ['Talen: Nederlands (moedertaal), Engels goed', ['Dutch', 'English']],
    ['Talen Nederlands (moedertaal), Engels (goed), Duits (redelijk)', ['Dutch', 'English', 'German']],
    [
      'Talenkennis: Nederlands – moedertaal; Engels – vloeiend; Duits – matig',
      ['Dutch', 'English', 'German'],
    ],
    ['Overige gegevens\nEngels: goed\nDuits: redelijk', ['English', 'German']],
    ['Fala inglês fluente e espanhol básico.', ['English', 'Spanish']],
    ['Spreekt Nederlands, Engels en een beetje Duits.', ['Dutch', 'English', 'German']],
  ] as const)
    expect(spoken(told), told).toEqual(names);
});

it('reads none of what is no language of somebody’s', () => {
  for (const told of [
    'Talen en culturen van Azië',
    'Fala com clientes todos os dias.',
    'Stijl: goed',
    'Engels: zie bijlage',
  ])
    expect(spoken(told), told).toEqual([]);
});
