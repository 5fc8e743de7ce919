import { describe, expect, it } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';

const WORK =
  'We need a Team Leader in Leeds, full time, permanent.\nYou run the early shift.\nMust have three years in a similar role.\n\n';
const holding = (said: string) =>
  foundInDescription(WORK + said, { place: 'GB', companies: [], isUnread: true }, []).filter(
    ({ verdict }) => verdict !== 'look',
  );

describe('words of a brief about somebody whom nobody wishes for', () => {
  it.each([
    "In the office, I'm too old for the other thing.",
    "I'm pregnant and off from June, so Sarah has the keys.",
    'Keep it quiet. I am getting too old for this lark.',
    'Oh and tell your missus congrats on the netball.',
    'Anyway, give your kids a hug from all of us.',
    'Is your mam better?',
    'Love to your wife and the dog.',
    'Off the record, no talk about accidents, and Roadstone are sniffing about for men.',
    'Between us: Kerry are poaching our lads since the strike.',
    'So do NOT post the name, them boys read Indeed on the clock.',
    'Unter uns: die Bank dreht uns den Hahn zu und der Bub will lieber Ferienwohnungen machen.',
    'Between us, the lad wants to go to uni and the lease is up.',
    "The electrician is my wife's fancy man as it turns out.",
    "The health inspector came, and a bride's daddy went down at table nine.",
    'I got asbestosis, same as Dad.',
    'Wife wants Arizona.',
    'My husband died in May and I cannot run it alone.',
    'My brother got the farm so dont mention it.',
  ])('hold no ad: %s', (said) => {
    expect(holding(said)).toEqual([]);
  });

  it.each([
    "I'm too old for this, so send me young ones.",
    "I'm not having anyone too old.",
    "I'm after nobody too old.",
    'Between us, I am female only on this desk.',
    'Tell your missus we want no mums this time.',
    'Roadstone are sniffing about for men, and we want men too.',
    "Between us, we don't want them boys again.",
    'Between us: send me them girls, not the men.',
    'Unter uns: der Bub will lieber eine junge Frau.',
    'Between us, the lad wants to work with men only.',
    'Off the record, men only, Roadstone are sniffing about.',
    'Between us, no women, the bank is sniffing about.',
    'Roadstone are poaching our lot, so under 35s only.',
    'My wife wants a woman in the office.',
    "The boss's son left, and we want a family man.",
    'Wife says no more lads with kids.',
    'Dad says only locals.',
    'His wife must be happy to move too.',
    'Mums returning to work would be perfect.',
  ])('are held where somebody is chosen besides: %s', (said) => {
    expect(holding(said)).not.toEqual([]);
  });
});
