import { describe, expect, it } from 'vitest';
import { tellsOfParty } from '#src/domain/ads/of-a-party.ts';

describe('a sentence about one person of the house or somebody outside it', () => {
  it.each([
    'The landlord wants us out by summer.',
    'The girl we hired in spring cried every day.',
    'Head office is thinking of moving it all to Krakow.',
    'Our biggest customer is looking elsewhere.',
    'My husband does the books and hates it.',
    'Two of the lads got breathalysed on site.',
    'The auditors were not impressed.',
    'Our margins are on the floor.',
    "She's off with her nerves.",
    'How did the marathon go?',
    'Sorry for the silence, the kids had chickenpox.',
    'People would recognise us from the swan on the roof.',
    'Das Finanzamt war letzte Woche im Haus.',
    'Wir verlieren gerade jede Woche einen Kunden.',
    'La banque nous lâche fin mars.',
    'El encargado se ha ido con la caja.',
    'Mio cognato vuole liquidare tutto.',
    'O gerente anda a roubar no stock.',
    'De curator komt dinsdag langs.',
    'Vi har blivit anmälda till Arbetsmiljöverket.',
  ])('is no part of an ad: %s', (said) => {
    expect(tellsOfParty(said)).toBe(true);
  });

  it.each([
    'The workshop has eight bays and a paint booth.',
    'The store opened in spring and is growing.',
    'Police check as we do 2 nursing homes.',
    'The council pays the mileage.',
    'Our chef buys from growers within thirty miles.',
    'Die Inhaberin arbeitet selbst in der Praxis mit.',
    'The owner trains every apprentice herself.',
    'The director is looking for a deputy who can write.',
    'The practice was founded in a garage.',
    'Das Team besteht aus sechs Kollegen und einer Auszubildenden.',
    'Le restaurant fait 80 couverts le midi.',
    'El local tiene terraza y cierra los lunes.',
    'Het team bestaat uit tien mensen.',
  ])('is not one of the team, the house or who trains: %s', (said) => {
    expect(tellsOfParty(said)).toBe(false);
  });

  it('is what the holder of the role does, where the role is called so', () => {
    const said = 'The manager has taken on the returns and owns the cycle.';
    expect(tellsOfParty(said, 'Payroll Manager')).toBe(false);
    expect(tellsOfParty(said, 'Payroll Clerk')).toBe(true);
  });
});
