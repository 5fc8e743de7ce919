import { describe, expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const at = (...employers: string[]) =>
  identityOf({
    candidate: {
      name: 'Xanthe Marlowe',
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
    },
  });

describe('A house goes by who owns it, by what people call it, and by how its name begins', () => {
  it.each([
    ['Premier Inn', 'Whitbread made her cluster manager at 29.', 'Whitbread'],
    ['Nubank', 'No roxinho montei o motor de limites em dois anos.', 'roxinho'],
    ['Nubank', 'Saiu do banco antigo para o Nu em 2020.', 'o Nu em'],
    ['Alza.cz', 'Z Alzy by odešel kvůli nočním směnám.', 'Alzy'],
    ['mBank', 'Cztery lata w mBanku na ryzyku kredytowym.', 'mBanku'],
    ['Ford Otosan', "Koç Topluluğu'nda geçen yıllarda bütçe yönettim.", 'Koç'],
    ['全日本空輸株式会社', 'ANAの客室乗務員を四年。', 'ANA'],
    ['Google', 'Googleでエンジニアを四年。', 'Google'],
    ['American Airlines', 'American took on this one in 2014.', 'American'],
  ])('%s: %s', (employer, text, hidden) => {
    expect(scrub(text, at(employer)).text).not.toContain(hidden);
  });

  it.each([
    ['so die Pflegedirektorin Dr. Almut Reinshagen vom Haus.', 'Reinshagen'],
    ["Referans olarak müdürüm Tansel Okyay'ı arayabilirsiniz.", 'Okyay'],
    ['Jeho vedoucí Karel Vomáčka ho chválí.', 'Vomáčka'],
    ['Store director Denise Purvis-Hale: "They tell the truth."', 'Purvis-Hale'],
    ['No deja la casa de Juan Roig por dinero, sino por horario.', 'Roig'],
  ])('and by who is named there: %s', (text, hidden) => {
    expect(scrub(text, at('Acme')).text).not.toContain(hidden);
  });

  it.each([
    ['Der Leiter Einkauf Europa sagt das auch.', 'Leiter Einkauf Europa'],
    ['Die Abteilungsleiterin Personal kennt das.', 'Abteilungsleiterin Personal'],
  ])('but not by what somebody leads: %s', (text, kept) => {
    expect(scrub(text, at('Acme')).text).toContain(kept);
  });
});
