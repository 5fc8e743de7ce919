import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const at = (...employers: string[]) =>
  identityOf({
    candidate: {
      name: 'Ottoline Barraclough',
      experience: employers.map((employer) => ({ title: 'Fitter', employer })),
      education: [],
    },
  });

it.each([
  ['Alstom UK', 'Runs the trim line at Litchurch Lane.', 'Litchurch Lane'],
  ['JCB', 'Six years of backhoe cabs in Rocester.', 'Rocester'],
  ['Ducati Motor Holding', 'Segue la qualità fornitori a Borgo Panigale.', 'Borgo Panigale'],
  ['Vale Base Metals', 'Eleven years at Creighton on ventilation.', 'Creighton'],
])('the sites that %s is known by go at anonymous: %s', (employer, text, site) => {
  expect(scrub(text, at(employer)).text).not.toContain(site);
});

it('a site stays where somebody is only at home there, or was at another house', () => {
  const home = 'Lives in Rocester with a dog.';
  expect(scrub(home, at('JCB')).text).toBe(home);
  const other = 'Six years of backhoe cabs in Rocester.';
  expect(scrub(other, at('Foxglove Kilns')).text).toBe(other);
});

it.each([
  ['The crisp factory in Bowthorpe was the start.', 'Bowthorpe'],
  ['Works for the military insurer out on Fredericksburg Road.', 'Fredericksburg Road'],
  ['Coordina las paradas en la refinería de Muskiz con calma.', 'Muskiz'],
])('where a house is that a text does not name goes and is marked: %s', (text, spot) => {
  const identity = at('Foxglove Kilns');
  expect(scrub(text, identity).text).not.toContain(spot);
  expect(
    marksIn([{ text, identity }], 'anonymous')
      .flat()
      .map((one) => one.text)
      .join(' '),
  ).toContain(spot);
});

it('a house told by its trade is marked, and a team of the own house is not', () => {
  const identity = at('Foxglove Kilns');
  const marked = (text: string) =>
    marksIn([{ text, identity }], 'anonymous')
      .flat()
      .map((one) => one.text);
  expect(marked('With the fantasy-sports lot before, up to the sale.')).toEqual(['the fantasy-sports lot']);
  expect(marked('Worked with the sales people, for the finance team and the plant in Sydney.')).toEqual([]);
});
