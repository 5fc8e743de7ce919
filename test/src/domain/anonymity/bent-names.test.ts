import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

describe('A name of somebody goes in the cases of languages that bend it', () => {
  it.each([
    ['Ondřej Černý', '„Pana Černého bych vzala zpátky hned,“ píše kolegyně.', 'Černého'],
    ['Ondřej Černý', 'Ondrovi se daří a s Ondrou se dobře mluví.', 'Ondr'],
    ['Zuzana Kováčiková', 'Pani Kováčikovej verím, so Zuzkou sa dobre robí.', 'Kováčikovej'],
    ['Hilla Rautiainen', 'Rautiaisen esimies kehui, Hillalle sopii maanantai.', 'Rautiaisen'],
    ['Péter Nagy', 'Péterrel beszéltem, Nagynak jó volna a hétfő.', 'Péterrel'],
    ['Jonas Kazlauskas', 'Su Jonu kalbėjau, Kazlausko vadovas gerai vertina.', 'Kazlausko'],
    ['Luka Kovač', 'Razgovarao sam s Lukom, Kovaču odgovara ponedjeljak.', 'Kovaču'],
    ['Ioana Popescu', 'Managerul Ioanei o laudă și îi place echipa.', 'Ioanei'],
  ])('%s: %s', (name, text, hidden) => {
    expect(scrub(text, identityOf({ candidate: { name } })).text).not.toContain(hidden);
  });

  it.each([
    ['Ondřej Černý', 'Práci na černo v týmu nikdy netrpěl, agentury prověřoval sám.', 'na černo'],
    ['Marta Nowa', 'Nowe zadania i nowy zespół, praca od marca.', 'nowy zespół'],
  ])('but a word in small letters stays: %s: %s', (name, text, kept) => {
    expect(scrub(text, identityOf({ candidate: { name } })).text).toContain(kept);
  });

  it('is none of a text that is read by a list of words', () => {
    const identity = identityOf({ candidate: { name: 'Jonas Koch' } });
    expect(scrub('Er kann Kochen und Backen, sagt die Leitung.', identity).text).toContain('Kochen');
  });
});
