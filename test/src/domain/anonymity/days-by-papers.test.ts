import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const whose = (name: string) => identityOf({ candidate: { ...splitName(name) } });

describe('a day of birth by papers and the street behind it', () => {
  it.each([
    ['Her passport says 13 luglio 1988 and that is right.', '13 luglio'],
    ['Im Pass steht 3. Mai 1979, bitte so eintragen.', '3. Mai'],
    ['The passport says 7 Feb 1992 and the visa runs to 2027.', '7 Feb 1992'],
    ['Steht so im Ausweis: 3. Mai 2001, bitte prüfen.', '3. Mai 2001'],
    ['Su pasaporte dice 4 de marzo de 1985.', 'marzo'],
    ['Son passeport indique 9 août 1983.', 'août'],
    ['Background form: Birnbaum, 10/04/1982, 2750 Larchwood Run.', 'Larchwood'],
    ['Für den Ausweis: Birnbaum, geb. 21.06.1978, Amselhalde 14 in Leonberg.', 'Amselhalde'],
    ['Formulaire : Birnbaum, née le 02/03/1981, 8 Sente Fleurie.', 'Fleurie'],
    ['Form: Birnbaum, 05.06.1984, Tallhöjden 7, och så vidare.', 'Tallhöjden'],
  ])('%s', (text, told) => {
    expect(firstNameOnly(text, whose('Zuzka Birnbaum')).text).not.toContain(told);
  });
  it.each([
    ['The passport says 13 July 2029 for the end of it.', '2029'],
    ['On 10/04/1982, 12 Operators, two shifts.', '12 Operators'],
  ])('leaves what is no birth and no street: %s', (text, kept) => {
    expect(firstNameOnly(text, whose('Zuzka Birnbaum')).text).toContain(kept);
  });
});
