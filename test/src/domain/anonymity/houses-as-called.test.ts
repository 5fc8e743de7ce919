import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Oetker' }] },
});
const marked = (text: string): string[] => uncertainIn(text, identity, 'anonymous').map((one) => one.text);

it.each([
  ['The shutdown was through a subcontractor called Soldagueda, no papers for that one.', 'Soldagueda'],
  ['Started out at a wages bureau in Rotherham called Dunkley’s in 1999.', 'Dunkley'],
  ['Six years with a firm called Kestrelwick near Goole, on the brakes.', 'Kestrelwick'],
  ['That was a startup, Ledgerlane, folded before payroll ever ran.', 'Ledgerlane'],
  ['First job was at an NGO, Maji Bora Trust, in stores.', 'Maji'],
  ['Earlier employer not in the file: Rosewarne Cable Loggers, 2 yrs breaking out.', 'Rosewarne'],
  ['Un apprentissage chez un artisan, la boulangerie Hamonic, qui n’est pas sur le CV.', 'Hamonic'],
  ['Contó que llevó la apertura del Hotel Asturmar prácticamente sin ayuda.', 'Asturmar'],
  ['Examen 2009 an der Krankenpflegeschule St. Willehad, danach kurz Intensiv.', 'Willehad'],
  ['Vier Jahre im Lager, gelernt am HBBK. Sucht jetzt Tagschicht.', 'HBBK'],
  ['Referens från en tidigare arbetsplats, Montessoriförskolan Filuren. Lugn röst.', 'Filuren'],
  ['Topshop too until it went under', 'Topshop'],
])('takes out what a house or a school is called, where its kind stands beside it: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
  expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  ['Uses a system called Kronos and works in a firm with trained people.', 'Kronos'],
  ['Wants a home, Monday to Friday, and a yard with parking.', 'Monday to Friday'],
  ['Ausbildung an der Drehmaschine und in der Praxis.', 'Drehmaschine'],
  ['Works at a garage, MOT and servicing, with two lads.', 'MOT'],
])('leaves what says what somebody works with: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['There was a stint on Bombardier’s relocation desk in 2012, three months.', 'Bombardier'],
  ['Subgobernanta en NH, 140 habitaciones, equipo de 18 y tres turnos de lavandería.', 'NH'],
  ['Camarero en AC, terraza de 60 mesas y una carta corta para la tarde.', 'AC'],
  ['gespräch lief super, damals 1 jahr bei nordfrost gemacht, geld ist das einzige thema', 'nordfrost'],
  ['elle était chez darnec avant, ouvrière, et elle est toujours à l’heure', 'darnec'],
  ['Dale couldn’t fault them on the walk round.', 'Dale'],
  ['Alltid i tid. Enligt Mats på terminalen är hon bäst i laget.', 'Mats'],
  ['Hon är bra. Mats på Scania lärde henne truck.', 'Mats'],
])('marks what stands where a house or somebody stands: %s', (text, name) => {
  expect(marked(text)).toContain(name);
});

it.each([
  ['Enfermera en UCI, ocho años, con buenos informes y sin bajas.', 'UCI'],
  ['drei jahre bei privatkunden gearbeitet, dann bei nachtschicht geblieben', 'privatkunden'],
  ['Paris isn’t an option for her.', 'Paris'],
])('marks no unit, people of a kind or town there: %s', (text, name) => {
  expect(marked(text)).not.toContain(name);
});

it('takes the title with a house that is called by one', () => {
  expect(scrub('Er war bei Dr. Oetker in Bielefeld und blieb.', identity).text).not.toMatch(/Dr\.|Oetker/u);
});

it.each([
  ['If you need the postal address it’s Wee Balgray Steading, by Ayr KA6 5JT.', 'Balgray'],
  ['Old Smithy, by Forfar DD8 9ZZ, that is the place.', 'Smithy'],
  ['Supplier is a sole trader, Kulparkivska 93a, apt 12, Lviv 79015.', 'Kulparkivska'],
  ['Post goes to Tan y Graig, near Bala.', 'Graig'],
  ['HR form wants the birthday, it’s 1 Oct 1988.', '1988'],
  ['Seinen Geburtstag, das ist der 3. Mai 1991, wollen sie auch.', '1991'],
  ['Her birthday, which is 9/4/1985, is on the form.', '1985'],
])(
  'takes out where somebody lives and when they were born, at the level of a given name too: %s',
  (text, told) => {
    expect(firstNameOnly(text, identity).text).not.toContain(told);
  },
);

it.each([
  'Team Leader 2, office 4 days a week.',
  'Her address is Leeds now, near Ayr.',
  'Birthday cake was on Friday, 12 March 2024.',
])('leaves what is no address and no day of birth: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it.each([
  ['Aide-soignante, six ans aux Tilleuls, très appréciée. Cherche un poste de jour.', 'Tilleuls'],
  ['Eletricista, oito anos na Efacec, com carta de condução e vontade.', 'Efacec'],
  ['Barista, then shift lead with Nero. Can start Monday.', 'Nero'],
  ['Lasser, daarna ploeg Blauw op de werf. Eigen vervoer.', 'Blauw'],
  ['Camarero de barra y sala, antes en el chiringuito de Paco. Con coche.', 'Paco'],
  ['Staff nurse, the last four years on Juniper Ward. Wants days.', 'Juniper'],
  ['Köchin mit Freude am Beruf. Lehre im Rappenhof. Keine Sonntage.', 'Rappenhof'],
])('takes out a ward, a team or a house by the words around: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});

it.each([
  ['Quatre ans à Lyon, deux ans en Bretagne, un an en alternance.', 'Lyon'],
  ['Shift lead with Java, and a driver with Class 2.', 'Java'],
  ['Zes jaar op de werkvloer, drie jaar in de zorg.', 'werkvloer'],
  ['Industriemechaniker, gelernt bei Trumpf, danach Linie 3 im Werk.', 'Linie 3'],
])('leaves a town, a tool or a noun there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['Erzieherin in der Kita Regenbogen, davor Waldgruppe Wurzelzwerge. Ab August frei.', 'Regenbogen'],
  ['Altenpflegerin im Dienst, zuletzt Wohnbereich Sonnenblick. Sucht einen Tagdienst.', 'Sonnenblick'],
  ['ze werkte bij jumbo in de vakken, daarna bij de kassa', 'jumbo'],
  ['a candidata trabalhou no pingo doce e depois na caixa', 'pingo doce'],
  ['trabajó en mercadona tres años y luego en el almacén, es puntual', 'mercadona'],
])(
  'marks nouns that a home or a group is called by, and listed houses in small letters: %s',
  (text, name) => {
    expect(marked(text)).toContain(name);
  },
);

it.each([
  ['Altenpflegerin im Wohnbereich Demenz, Station Innere, sucht einen Tagdienst.', 'Demenz'],
  ['Sie sucht ein Haus Nähe Bahnhof und ist im Team Einkauf.', 'Nähe'],
  ['ze werkte bij diverse boeren en daarna bij klanten', 'diverse'],
])('marks no noun that says what a ward or a team does: %s', (text, name) => {
  expect(marked(text)).not.toContain(name);
});

it.each([
  ['Her flat is at Młyńska 4, second floor, Gdańsk.', 'Młyńska 4'],
  ['The letters are for 14 Foxholes, Wem, please.', '14 Foxholes'],
])('marks what may be an address or a day of birth beside a given name: %s', (text, told) => {
  expect(uncertainIn(text, identity, 'first_name').map((one) => one.text)).toContain(told);
});

it.each([
  'Lives for Band 6, and is home by Friday 12.',
  'Joined on 3 May 2005 as a trainee and stayed.',
  'NVQ Level 3, Class 2, Windows 11.',
])('marks no grade, week or day at work beside a given name: %s', (text) => {
  expect(uncertainIn(text, identity, 'first_name')).toEqual([]);
});
