import { describe, expect, it } from 'vitest';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { thingsKeptOut, titleWithoutThings, withoutSecretThings } from '#src/domain/ads/secret-things.ts';
import { stepsBehind } from '#src/domain/jobs/index.ts';

describe('where whoever writes leaves off', () => {
  it.each([
    'gotta run kids late for swimming',
    'Must dash, plumber is here.',
    'Anyway better go, dog’s at the vet.',
    'Have to jump, next call.',
    'Off to collect the twins.',
    'Right, need to shoot before the school shuts.',
    'Battery’s about to die.',
    'Muss los, Kind abholen.',
    'Je file, les petits attendent.',
    'Te dejo que entro en una reunión.',
    'Scappo, mi aspettano in cantiere.',
    'Moet rennen, trein.',
    'Tenho de ir, a miúda saiu da escola.',
    'Måste springa, tåget går.',
  ])('keeps “%s” with the recruiter', (said) => expect(isPrivateToBrief(said)).toBe(true));

  it.each([
    'Must run the floor on Saturdays.',
    'Need to fly drones and edit footage.',
    'Must go out in all weathers.',
    'You have to run payroll for 80 people.',
    'Must leave the site clean.',
    'Dash cams are fitted in every van.',
    'Muss Lose prüfen und freigeben.',
    'Run kids swimming sessions on Saturdays.',
    'Must run, lift and carry all day.',
  ])('takes “%s” for the job', (said) => expect(isPrivateToBrief(said)).toBe(false));
});

describe('a sentence that goes on with how people are met', () => {
  it.each([
    ['I’ll ring first. Then a half day climb with Dazza so we can see you on rope.', 'Then a half day climb'],
    ['Sit down with me at the shop. Then ride a day with Boudreaux, paid.', 'Then ride a day'],
    ['Quick call with me. After that a lap of the yard with Kev.', 'After that a lap'],
    ['We meet on Teams. Then two hours alongside Marta on the ward.', 'Then two hours'],
    ['Erst ein Telefonat mit mir. Danach ein Vormittag an der Seite von Uli.', 'Danach ein Vormittag'],
    ['Primero una llamada conmigo. Luego una mañana con Paco en la obra.', 'Luego una mañana'],
  ])('is a step of it: %s', (brief, step) => {
    expect(stepsBehind(brief).some((said) => said.startsWith(step))).toBe(true);
  });

  it.each([
    'Mornings on reception. Then afternoons in the archive with Dot.',
    'You load the van at six. Then you drive to Leeds.',
    'I’ll ring first. Then start on 1 March.',
    'Quick call with me. After that you will run the shop alone.',
    'Servicing excavators. Then field work round the mines.',
  ])('is none where the job goes on: %s', (brief) => expect(stepsBehind(brief)).toEqual([]));
});

describe('words that are asked to go', () => {
  it.each([
    ['Hun please take out “UK energy”, they hate it.', 'uk energy'],
    ['Can you drop "Lakeside" from it', 'lakeside'],
    ['„Neubau“ bitte rauslassen, das weiß keiner.', 'neubau'],
    ['Enlevez « bloc opératoire » s’il vous plaît.', 'bloc opératoire'],
    ['Quita "planta de Getafe" que se sabe.', 'planta de getafe'],
    ['ook niets over angst als specialisme', 'angst'],
    ['Nichts über den Neubau bitte.', 'neubau'],
  ])('are known from %s', (brief, thing) => expect(thingsKeptOut(brief)).toContain(thing));

  it.each([
    'Drop us a line.',
    'Our motto is “leave it better”.',
    'Take out the bins and sweep.',
    'Post it as “Data Analyst”.',
    'Nothing about it is easy.',
  ])('are none in %s', (brief) => expect(thingsKeptOut(brief)).toEqual([]));

  it('stand in no title, and the rest of it stays', () => {
    expect(titleWithoutThings('Team Leader (UK energy campaign)', ['uk energy'])).toBe('Team Leader');
    expect(titleWithoutThings('Lakeside Shift Chef', ['lakeside'])).toBe('Shift Chef');
    expect(titleWithoutThings('Lakeside', ['lakeside'])).toBe('Lakeside');
  });

  it('go from a list with what says why, and what stands beside them stays', () => {
    expect(
      withoutSecretThings(
        'Assisteren aan de stoel, röntgenfoto’s maken, de telefoon en het geruststellen van angstige patiënten, want daar zijn wij om bekend.',
        ['angst'],
      ),
    ).toBe('Assisteren aan de stoel, röntgenfoto’s maken, de telefoon');
    expect(withoutSecretThings('Stock, till and tidy shelves, the wine cellar.', ['angst'])).toBe(
      'Stock, till and tidy shelves, the wine cellar.',
    );
  });
});
