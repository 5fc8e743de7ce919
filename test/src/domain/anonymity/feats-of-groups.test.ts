import { describe, expect, it } from 'vitest';
import { groupsIn } from '#src/domain/anonymity/feats-of-groups.ts';

describe('a group whose head anybody may look up', () => {
  it.each([
    'They run the Denver Kubernetes user group.',
    'She chairs the Tasmanian Surveyors Association.',
    'Co-founder of the Bristol women in concrete meetup.',
    'They host the podcast Load Path on bridges.',
    'Leitet die Kölner SAP-Anwendergruppe.',
    "Préside l'association des acheteurs de Lyon.",
    'Organiza el grupo de usuarios de Salesforce en Sevilla.',
    'Coordina il gruppo utenti Odoo di Torino.',
    'Organiseert de Utrechtse gebruikersgroep van AFAS.',
    'Leder Bergen brukergruppe for Dynamics.',
  ])('tells who is meant: %s', (text) => {
    expect(groupsIn(text)).not.toEqual([]);
  });

  it.each([
    'Runs the payroll for 340 staff.',
    'Leads the internal user group for the ERP.',
    'Ran the staff social club.',
    'Member of a professional association.',
    'Organisiert den Einkauf für den Verband.',
    'Leads a chapter of eight engineers.',
  ])('is none where it is of one house or only belonged to: %s', (text) => {
    expect(groupsIn(text)).toEqual([]);
  });
});
