import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-first');

/** The six in French that are closed. All people are made up. */
export const BY_HAND_FIFTY_FIRST_REST_FRENCH: Sheet[] = [
  cv('25-fr-infirmiere', 'pdf', 'fr', 'FR', {
    names: ['Solenn Le Guennec', 'Solenn Le Guennec-Diallo', 'Solenn Le Guennec épouse Diallo'],
    email: 's.leguennec@penn.example',
    phone: '06 39 98 41 07',
    city: 'Lorient',
    languages: ['Français', 'Anglais', 'Breton'],
    headline: 'Infirmière diplômée d’État',
    jobs: [
      'Infirmière coordinatrice | HAD de l’Aven à Étel | Lorient | 2021-09 | now',
      'Infirmière de bloc | Clinique Mutualiste de la Porte de l’Orient | Lorient | 2015-01 | 2021-08',
      'Infirmière en pneumologie | CHU de Rennes | Rennes | 2011-07 | 2014-12',
      'Aide-soignante (étés) | EHPAD Ti Aïeul | Ploemeur | 2009 | 2010',
    ],
    page: `
[[ 5.5 11.5
^ **CONTACT**
12 rue de Larmor
56100 Lorient
06 39 98 41 07
s.leguennec@penn.example
^ **ATOUTS**
Sang-froid
Coordination ville-hôpital
Plaies et cicatrisation
Pompes PCA
^ **LANGUES**
Français
Anglais (B1)
Breton (lu, un peu parlé)
^ **PERMIS**
B, véhicule
^ **LOISIRS**
Voile au tiers, fest-noz, kouign-amann (fabrication et dégustation)
---
! LE GUENNEC Solenn
~ épouse Diallo
Infirmière diplômée d’État
^ **PARCOURS**
**Depuis septembre 2021 : Infirmière coordinatrice**
HAD de l’Aven à Étel, Lorient
* 45 patients, dix-huit libérales partenaires
* Évaluation à domicile, plan de soins, astreinte une semaine sur cinq
**Janvier 2015 – août 2021 : Infirmière de bloc**
Clinique Mutualiste de la Porte de l’Orient, Lorient
* Orthopédie, viscéral, instrumentation sans IBODE (mesures transitoires)
**Juillet 2011 – décembre 2014 : Infirmière en pneumologie**
CHU de Rennes
**2009 – 2010 : Aide-soignante (étés)**
EHPAD Ti Aïeul, Ploemeur
^ **DIPLÔMES**
2022 – DU Plaies et cicatrisation, Université de Nantes
2011 – Diplôme d’État d’infirmier, IFSI de Lorient
2008 – Baccalauréat scientifique, lycée Dupuy-de-Lôme
]]
`,
  }),
  cv('26-fr-be-chauffeur', 'docx', 'fr', 'BE', {
    names: ['Jean-Luc Vandenbroucke'],
    email: 'jlvdb64@hesbignon.example',
    phone: '0470 55 01 29',
    city: 'Waremme',
    languages: ['Français', 'Néerlandais', 'Wallon'],
    jobs: [
      'Chauffeur SPL citerne | Transports Mosan SA | Herstal | 2014-05 | now',
      'Chauffeur de car | Les Cars de Hesbaye | Waremme | 2006-09 | 2014-04',
      'Chauffeur-livreur | Brasserie Piedboeuf | Jupille | 1995-03 | 2006-08',
      'Aide-maçon | Entreprise Lejeune Frères | Hannut | 1983 | 1994',
    ],
    page: `
**C.V.**
|| 5 12
| Nom et prénom | VANDENBROUCKE Jean-Luc
| Adresse | Rue des Prés 40 – 4300 Waremme
| GSM | 0470 55 01 29
| Courriel | jlvdb64@hesbignon.example
| Né le | 12/10/1964 à Huy
| État civil | Marié, trois enfants, quatre petits-enfants
| Permis | B, C, CE, D, DE + CAP + ADR citernes
| Langues | Français, Néerlandais (de quoi me faire comprendre), Wallon
^ **Mon parcours professionnel**
|| 5 12
| 05/2014 à ce jour | Transports Mosan SA, Herstal
| Fonction | Chauffeur SPL citerne
| Tâches | Carburants, AdBlue, fuel de chauffage ; navettes Anvers – Luxembourg
| 09/2006 à 04/2014 | Les Cars de Hesbaye, Waremme
| Fonction | Chauffeur de car
| Tâches | Ramassage scolaire, voyages à Lourdes et au ski
| 03/1995 à 08/2006 | Brasserie Piedboeuf, Jupille
| Fonction | Chauffeur-livreur
| 1983 à 1994 | Entreprise Lejeune Frères, Hannut
| Fonction | Aide-maçon
^ **Études**
Humanités professionnelles inférieures, Institut Saint-Laurent, Waremme (1982)
^ **Pourquoi je vous écris**
Il me reste trois ans à faire et je les ferais bien en mi-temps, sans nuits. Pas peur du chargement à la main.
`,
  }),
  cv('27-fr-ca-comptable', 'doc', 'fr', 'CA', {
    names: ['Marie-Ève Bolduc-Lachance', 'Marie-Ève Bolduc Lachance'],
    email: 'meb.lachance@chaudiere-mail.example',
    phone: '418 555-0153',
    city: 'Lévis',
    headline: 'Contrôleuse financière, secteur manufacturier',
    languages: ['Français', 'Anglais'],
    aside: [3],
    jobs: [
      'Contrôleuse financière | Groupe Canam | Saint-Georges | 2020-08 | now',
      'Directrice, certification | Raymond Chabot Grant Thornton | Québec | 2016-09 | 2020-07',
      'Auditrice senior | Raymond Chabot Grant Thornton | Québec | 2013-09 | 2016-08',
      'Stagiaire CPA | Mallette | Lévis | 2011-09 | 2013-08',
    ],
    page: `
! Marie-Ève Bolduc-Lachance, CPA auditrice
Contrôleuse financière, secteur manufacturier
~ 3215, rue Saint-Laurent, Lévis (Québec) G6V 3W9 | 418 555-0153 | meb.lachance@chaudiere-mail.example
# SOMMAIRE
* Treize ans d’expérience, dont six en entreprise
* Fin de mois en cinq jours ouvrables, consolidation multidevise, NCECF et IFRS
* Gestion d’une équipe de 12, recrutement compris, et on ne s’ennuie pas
# EXPÉRIENCE PERTINENTE
**Groupe Canam**, Saint-Georges
Contrôleuse financière — août 2020 à aujourd’hui
* Responsable de trois usines au Québec et d’une en Pennsylvanie
* Prix de revient : écarts réduits de moitié
* Crédits RS&DE, budget, relations avec le syndicat bancaire
**Raymond Chabot Grant Thornton**, Québec
Directrice, certification — septembre 2016 à juillet 2020
* Portefeuille de 34 clients, 1,1 M$ d’honoraires
Auditrice senior — septembre 2013 à août 2016
* Coopératives, municipalités, PME de la Beauce
**Mallette**, Lévis
Stagiaire CPA — septembre 2011 à août 2013
# FORMATION
DESS en certification, Université Laval, 2012
B.A.A. (comptabilité), Université Laval, 2011
DEC en techniques de comptabilité, Cégep de Lévis, 2008
# LANGUES ET OUTILS
Français, Anglais (avancé)
Dynamics 365, Caseware, Power BI, Maestro
# IMPLICATIONS
Trésorière du club de ski de fond de Lévis depuis 2018
`,
  }),
  cv('28-fr-ch-cuisinier-anonyme', 'pdf', 'fr', 'CH', {
    names: [],
    city: 'Vevey',
    languages: ['Français', 'Portugais', 'Anglais'],
    headline: 'Cuisinier CFC / chef de partie chaud',
    jobs: [
      'Chef de partie | Hôtel des Trois Couronnes | Vevey | 2022-03 | now',
      'Demi-chef de partie | Beau-Rivage Palace | Lausanne | 2019-05 | 2022-02',
      'Commis de cuisine | Café du Port | Cully | 2017-08 | 2019-04',
    ],
    page: `
HEAD Léman Placement Sàrl – Avenue du Théâtre 7 – 1005 Lausanne – 021 555 01 80 – info@lemanplacement.example
> **DOSSIER ANONYMISÉ N° 2026-4471**
> Cuisinier CFC / chef de partie chaud
|| 6 11
| Âge | 29 ans
| Domicile | Vevey
| Nationalité | portugaise, permis C
| Langues | Français, Portugais, Anglais (de service)
| Permis de conduire | oui, sans voiture
| Disponibilité | délai d’un mois pour la fin d’un mois
| Prétentions | CHF 5’200 x 13
| Conseillère en charge | Florence Dutoit, f.dutoit@lemanplacement.example
^ **Expériences**
|| 4.5 12.5
| 03.2022 – ce jour | Hôtel des Trois Couronnes, Vevey\\Chef de partie\\Poste chaud, banquets jusqu’à 180 couverts, formation de deux apprentis
| 05.2019 – 02.2022 | Beau-Rivage Palace, Lausanne\\Demi-chef de partie\\Viandes et sauces, brigade de 60
| 08.2017 – 04.2019 | Café du Port, Cully\\Commis de cuisine\\Filets de perche, filets de perche et filets de perche
^ **Formation**
|| 4.5 12.5
| 2014 – 2017 | CFC de cuisinier, EPM Montreux, moyenne 5,2
| 2023 | Formateur en entreprise, 5 jours, hotelleriesuisse
^ **Appréciation**
Candidat vu en nos bureaux le 9 novembre. Calme, précis, présente bien ; cherche un service coupé en moins et deux jours de congé consécutifs. Références prises auprès de l’employeur précédent : excellentes.
FOOT L’identité est communiquée après accord du candidat. Nos conditions générales s’appliquent.
`,
  }),
  cv('29-fr-developpeur', 'docx', 'fr', 'FR', {
    names: ['Théophile N’Guessan', 'Théo N’Guessan', "Théophile N'Guessan"],
    email: 'theo@nguessan.example',
    phone: '+33 6 39 98 55 02',
    city: 'Villeurbanne',
    headline: 'Développeur PHP / Symfony – tech lead',
    languages: ['Français', 'Anglais', 'Baoulé'],
    aside: [3],
    jobs: [
      'Tech lead Symfony | Cegid | Lyon | 2021-10 | now',
      'Développeur back-end | Evaneos | Paris | 2018-03 | 2021-09',
      'Développeur web | Agence Troispointzéro | Grenoble | 2015-09 | 2018-02',
      'Alternant développeur | Agence Troispointzéro | Grenoble | 2013-09 | 2015-08',
    ],
    page: `
|| 8.5 8.5
| **Théophile N’Guessan**\\Villeurbanne (69), métro Gratte-Ciel\\36 ans, permis B | +33 6 39 98 55 02\\theo@nguessan.example\\theo.nguessan.example
> **Développeur PHP / Symfony – tech lead**
^ Code lisible, tests qui servent, réunions courtes. Je cherche un éditeur de logiciel à taille humaine, trois jours de télétravail, entre 58 et 65 k€.
{{
^ **LANGAGES**
PHP 8.3, TypeScript, SQL, un peu de Rust
^ **CADRES**
Symfony 7, API Platform, Vue 3
^ **OUTILS**
Docker, GitLab CI, PostgreSQL, RabbitMQ, Elastic
^ **LANGUES**
Français, Anglais (courant), Baoulé
}}
# Expériences
**Tech lead Symfony | Cegid, Lyon**
oct. 2021 – aujourd’hui
* Équipe de six, paie et déclarations sociales
* Sortie d’un monolithe de 2009, brique par brique
* DSN : 0 rejet sur les huit derniers mois
**Développeur back-end | Evaneos, Paris**
mars 2018 – sept. 2021
* Moteur de devis, paiement en plusieurs devises
* Chômage partiel au printemps 2020, j’en ai profité pour apprendre DDD
**Développeur web | Agence Troispointzéro, Grenoble**
sept. 2015 – févr. 2018
* Vingt et quelques sites, un intranet pour un hôpital
**Alternant développeur | Agence Troispointzéro, Grenoble**
sept. 2013 – août 2015
# Études
2015 : licence professionnelle Métiers du web, IUT2 Grenoble
2013 : DUT Informatique, IUT de Valence
# À côté
AFUP Lyon (co-organisateur), basket en loisir, attiéké du dimanche
`,
  }),
  cv('30-fr-professeure-lettre', 'doc', 'fr', 'FR', {
    names: ['Bénédicte de La Roncière', 'Bénédicte de la Roncière'],
    email: 'b.delaronciere@valdeloire.example',
    phone: '06 39 98 70 16',
    city: 'Saumur',
    languages: ['Latin', 'Anglais', 'Italien'],
    jobs: [
      'professeure de lettres classiques | Institution Saint-Louis | Saumur | 2017-09 | now',
      'professeure contractuelle | Collège David d’Angers | Angers | 2014-09 | 2017-07',
      'correctrice | Éditions Ouest-France | Rennes | 2009 | 2014',
      'lectrice de français | Università di Bologna | Bologne | 2006 | 2009',
    ],
    page: `
Bénédicte de La Roncière
8, montée du Petit-Genève
49400 Saumur
06 39 98 70 16 – b.delaronciere@valdeloire.example
^ Saumur, le 20 novembre 2026
^ **Objet : candidature spontanée – formation pour adultes, Pays de la Loire**
Madame, Monsieur,
Après dix-neuf ans passés entre les textes et les élèves, je souhaite mettre la pédagogie au service des adultes. Vous trouverez ci-dessous, en peu de lignes, ce qu’un CV vous dirait en plusieurs.
Depuis septembre 2017, je suis professeure de lettres classiques à l’Institution Saint-Louis, à Saumur : six classes, une option latin sauvée deux fois de la fermeture, un atelier théâtre.
De septembre 2014 à juillet 2017, j’ai été professeure contractuelle au Collège David d’Angers, à Angers, sur un poste de français et un demi-poste de FLE.
Auparavant, de 2009 à 2014, j’ai travaillé comme correctrice aux Éditions Ouest-France, à Rennes (guides, patrimoine, cuisine). Mon premier emploi, de 2006 à 2009, fut celui de lectrice de français à l’Università di Bologna, à Bologne.
Je suis titulaire d’un master de lettres classiques (Rennes 2, 2006) et du CAFEP (2017), ainsi que d’une certification FLE (2016).
Langues pratiquées : Latin, Anglais, Italien.
Je suis libre à compter du 1er septembre, ou plus tôt si le rectorat y consent, et mobile de Nantes à Tours.
Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.
^ B. de La Roncière
`,
  }),
];
