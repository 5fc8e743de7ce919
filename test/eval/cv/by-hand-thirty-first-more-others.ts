import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-first-more');

/** The eight of the second part of the thirty-first lot in German, French, Spanish and Italian. All people are made up. */
export const BY_HAND_THIRTY_FIRST_MORE_OTHERS: Sheet[] = [
  cv('09-de-altenpflege', 'doc', 'de', 'DE', {
    names: ['Ilka Radtke'],
    email: 'ilka.radtke@havelbrief.example',
    phone: '0176 555 01 884',
    city: 'Brandenburg an der Havel',
    languages: ['Deutsch', 'Russisch'],
    jobs: [
      'Wohnbereichsleitung | Seniorenzentrum Neustädter Tor | | 2021-07 | now',
      'Altenpflegerin | Seniorenzentrum Neustädter Tor | | 2016-03 | 2021-06',
      'Altenpflegerin | Ambulanter Pflegedienst Kranich | | 2011-10 | 2015-02',
      'Pflegehelferin | AWO Potsdam | | 2006-05 | 2008-09',
      'Verkäuferin | Kaufland | | 2001-09 | 2005-12',
    ],
    page: `
**Lebenslauf**
^ **Angaben zur Person**
= Name:\tIlka Radtke
= Geburtstag:\t30.01.1982 in Rathenow
= Familienstand:\tgeschieden, ein Sohn (19)
= Anschrift:\tMagdeburger Straße 61, 14770 Brandenburg an der Havel
= Telefon:\t0176 555 01 884
= E-Mail:\tilka.radtke@havelbrief.example
^ **Beruflicher Werdegang**
= 07/2021 – heute\tWohnbereichsleitung, Seniorenzentrum Neustädter Tor, Brandenburg
= \t34 Bewohner, Dienstplanung, MD-Prüfung zuletzt 1,1
= 03/2016 – 06/2021\tAltenpflegerin, Seniorenzentrum Neustädter Tor, Brandenburg
= 03/2015 – 02/2016\tPflege der eigenen Mutter
= 10/2011 – 02/2015\tAltenpflegerin, Ambulanter Pflegedienst Kranich, Werder
= 10/2008 – 09/2011\tUmschulung zur Altenpflegerin (staatlich anerkannt)
= 05/2006 – 09/2008\tPflegehelferin, AWO Potsdam
= 01/2006 – 04/2006\tarbeitsuchend
= 09/2001 – 12/2005\tVerkäuferin, Kaufland, Rathenow
^ **Schule und Ausbildung**
= 2008 – 2011\tAltenpflegeschule des Diakonissenhauses Lehnin
= 1998 – 2001\tLehre zur Verkäuferin, OSZ Rathenow
= 1998\tRealschulabschluss
^ **Weiterbildung**
= 2021\tLeitung einer Pflegeeinheit, 460 Stunden
= 2018\tWundexpertin ICW
^ **Sonstiges**
= Sprachen:\tDeutsch, Russisch (Schule, aber die Bewohner helfen mir)
= Führerschein:\tKlasse B
= EDV:\tVivendi, Connext, Word
^ Brandenburg, den 20. November 2026
`,
  }),
  cv('10-de-ch-polymechaniker', 'pdf', 'de', 'CH', {
    names: ['Reto Zgraggen'],
    email: 'reto.zgraggen@urnerpost.example',
    phone: '079 555 01 36',
    city: 'Altdorf',
    headline: 'Polymechaniker EFZ',
    languages: ['Deutsch', 'Italienisch', 'Englisch'],
    jobs: [
      'Fertigungsleiter | Gotthard Präzision AG | | 2022-01 | now',
      'CNC-Programmierer | Gotthard Präzision AG | | 2017-08 | 2021-12',
      'Polymechaniker | RUAG | | 2013-09 | 2017-07',
      'Servicetechniker | Maschinenfabrik Bürglen | | 2011-10 | 2013-08',
      'Lernender Polymechaniker | Dätwyler | | 2007-08 | 2011-07',
    ],
    aside: [4],
    page: `
[[ 6.5 10.5
PIC Foto | Porträt
^ **Reto Zgraggen**
Polymechaniker EFZ
^ **Kontakt**
Gitschenstrasse 20
6460 Altdorf
079 555 01 36
reto.zgraggen@urnerpost.example
^ **Jahrgang**
1991, Schweizer
^ **Sprachen**
Deutsch – Muttersprache
Italienisch – B1
Englisch – B1
^ **Maschinen**
Hermle C42
DMG NLX 2500
Mitutoyo Crysta
Heidenhain, Fanuc
^ **Hobbys**
Schwingen, Alpwirtschaft
---
**Berufspraxis**
^ Jan. 2022 bis jetzt
**Fertigungsleiter**
Gotthard Präzision AG, Schattdorf
Führung von 16 Personen im Zweischichtbetrieb. Einführung Palettensystem, Rüstzeit minus 35 %.
^ Aug. 2017 bis Dez. 2021
**CNC-Programmierer**
Gotthard Präzision AG, Schattdorf
Fünfachs-Teile für Medizinaltechnik, hyperMILL.
^ Sept. 2013 bis Juli 2017
**Polymechaniker**
RUAG, Emmen
Strukturteile, Einzelteile, Prototypen.
^ Okt. 2011 bis Aug. 2013
**Servicetechniker**
Maschinenfabrik Bürglen
Montage in der Schweiz und in Norditalien.
^ Aug. 2007 bis Juli 2011
**Lernender Polymechaniker**
Dätwyler, Altdorf
^ **Aus- und Weiterbildung**
2018–2021 Techniker HF Maschinenbau, HF Uri/Zug
2011 EFZ Polymechaniker, Note 5,3
^ **Militär**
Gebirgsspezialist, Wachtmeister
^ Referenzen gebe ich gerne im Gespräch bekannt.
]]
`,
  }),
  cv('11-de-vertrieb-profil', 'docx', 'de', 'DE', {
    names: ['Cem Karabulut', 'Dipl.-Kfm. Cem Karabulut'],
    email: 'c.karabulut@neckarbrief.example',
    phone: '+49 151 555 0147',
    city: 'Heilbronn',
    headline: 'Vertriebsleiter Süd – Verpackungstechnik',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Vertriebsleiter Süd | Optima Packaging Group | | 2020-04 | now',
      'Key Account Manager | Multivac | | 2015-01 | 2020-03',
      'Gebietsverkaufsleiter | Folien Haberkorn GmbH & Co. KG | | 2010-07 | 2014-12',
      'Vertriebsassistent | Folien Haberkorn GmbH & Co. KG | | 2008-10 | 2010-06',
    ],
    page: `
# Dipl.-Kfm. Cem Karabulut
**Vertriebsleiter Süd – Verpackungstechnik**
Lerchenstraße 5 • 74072 Heilbronn • +49 151 555 0147 • c.karabulut@neckarbrief.example
## Auf einen Blick
* 18 Jahre Investitionsgüter, davon 6 in der Führung
* Auftragseingang 2025: 31 Mio. € (Plan 27)
* Aufbau der Händler in Österreich und der Türkei
## Stationen
**Optima Packaging Group, Schwäbisch Hall | Vertriebsleiter Süd | April 2020 – heute**
Acht Außendienstler, zwei im Innendienst. Einführung von Dynamics 365 gegen den Widerstand aller, mich eingeschlossen.
**Multivac, Wolfertschwenden | Key Account Manager | Januar 2015 – März 2020**
Drei Molkereikonzerne, Rahmenverträge, Abrufplanung.
**Folien Haberkorn GmbH & Co. KG, Öhringen | Gebietsverkaufsleiter | Juli 2010 – Dezember 2014**
PLZ 7 und 8, Umsatz verdoppelt.
**Folien Haberkorn GmbH & Co. KG, Öhringen | Vertriebsassistent | Oktober 2008 – Juni 2010**
## Studium
Universität Hohenheim, Wirtschaftswissenschaften, Diplom-Kaufmann | 2003 – 2008
Justinus-Kerner-Gymnasium Heilbronn, Abitur | 2002
## Sprachkenntnisse
Deutsch und Türkisch (beide Muttersprache), Englisch (C1)
## Ehrenamtlich
Jugendtrainer, TSG Heilbronn, seit 2016
`,
  }),
  cv('12-fr-comptable', 'docx', 'fr', 'FR', {
    names: ['Solène Kervadec-Diallo', 'Kervadec-Diallo Solène'],
    email: 'solene.kd@boite-armor.example',
    phone: '06 39 98 52 60',
    city: 'Lorient',
    headline: 'Comptable unique en PME',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Comptable unique | Conserverie Ty Mor | | 2021-01 | now',
      'Collaboratrice comptable | Cabinet Le Floch & Associés | | 2016-09 | 2020-12',
      'Assistante comptable | Intermarché | | 2013-11 | 2016-08',
      'Agent administratif | Mairie de Ploemeur | | 2012-02 | 2013-10',
    ],
    page: `
! Solène KERVADEC-DIALLO
**Comptable unique en PME**
~ 8 rue de Larmor – 56100 Lorient • 06 39 98 52 60 • solene.kd@boite-armor.example
# Expériences
**Comptable unique** | Conserverie Ty Mor, Quiberon
__janvier 2021 – aujourd’hui__
* De la saisie au bilan, 42 salariés, activité saisonnière
* TVA, DEB, liasse, relation avec le commissaire aux comptes
* Passage de Ciel à Sage 100 en 2023
**Collaboratrice comptable** | Cabinet Le Floch & Associés, Lorient
__septembre 2016 – décembre 2020__
* Portefeuille de 55 dossiers (BIC, BA, professions libérales)
**Assistante comptable** | Intermarché, Lanester
__novembre 2013 – août 2016__
* Caisses, litiges fournisseurs, rapprochements
**Agent administratif** | Mairie de Ploemeur
__février 2012 – octobre 2013__
# Diplômes
DCG (11 UE sur 13), INTEC, 2020
BTS Comptabilité et gestion, lycée Dupuy-de-Lôme, 2011
Bac STG, 2009
# Savoir-faire
Sage 100, Cegid Quadra, Excel (TCD, recherches), Silae
# Langues
Anglais : lu et écrit
Breton : bilingue
# Et aussi
Trésorière d’un cercle celtique, nage en eau froide
`,
  }),
  cv('13-fr-ch-educatrice', 'doc', 'fr', 'CH', {
    names: ['Aurélie Rochat Mermoud', 'Rochat Mermoud Aurélie'],
    email: 'aurelie.rochat@postelac.example',
    phone: '078 555 01 92',
    city: 'Yverdon-les-Bains',
    languages: ['Français', 'Allemand', 'Langue des signes'],
    jobs: [
      'Responsable d’unité | Fondation des Trois Tilleuls | | 2021-08 | now',
      'Éducatrice sociale | Fondation des Trois Tilleuls | | 2016-02 | 2021-07',
      'Éducatrice remplaçante | Commune de Renens | | 2014-08 | 2016-01',
      'Maîtresse socioprofessionnelle | Atelier Le Relais | | 2011-09 | 2014-06',
    ],
    page: `
|| 4.5 12.5
| **Nom** | Rochat Mermoud
| **Prénom** | Aurélie
| **Née le** | 14.08.1986, originaire du Lieu (VD)
| **Domicile** | Rue des Moulins 77, 1400 Yverdon-les-Bains
| **Natel** | 078 555 01 92
| **Courriel** | aurelie.rochat@postelac.example
| **Permis** | B, véhicule à disposition
^ **ACTIVITÉS PROFESSIONNELLES**
|| 4.5 12.5
| 08.2021 à ce jour | **Fondation des Trois Tilleuls**, Yverdon-les-Bains\\Responsable d’unité (80 %)\\Foyer de douze adultes avec TSA, équipe de quatorze, budget, projets personnalisés
| 02.2016 – 07.2021 | **Fondation des Trois Tilleuls**, Yverdon-les-Bains\\Éducatrice sociale (70 %)\\Référente de trois résidents, camps d’été
| 08.2014 – 01.2016 | **Commune de Renens**\\Éducatrice remplaçante\\Accueil parascolaire, horaires coupés
| 09.2011 – 06.2014 | **Atelier Le Relais**, Morges\\Maîtresse socioprofessionnelle\\Reliure et cartonnage
^ **FORMATIONS**
|| 4.5 12.5
| 2020 – 2021 | CAS Gestion d’équipe, HETSL Lausanne
| 2008 – 2011 | Bachelor HES-SO en travail social
| 2005 | Maturité, gymnase d’Yverdon
^ **LANGUES**
|| 4.5 12.5
| Français | langue maternelle
| Allemand | B1
| Langue des signes | niveau 3
^ **RÉFÉRENCES**
|| 4.5 12.5
| Mme Jacqueline Pahud | directrice, 024 555 01 10, à contacter après notre entretien
`,
  }),
  cv('14-es-jefa-sala', 'doc', 'es', 'ES', {
    names: ['Nerea Salcedo Iturbe', 'Salcedo Iturbe Nerea'],
    email: 'nereasalcedo@correocantabro.example',
    phone: '644 555 273',
    city: 'Santander',
    headline: 'Jefa de sala y sumiller',
    languages: ['Español', 'Inglés', 'Francés'],
    jobs: [
      'Jefa de sala | Restaurante La Machina Vieja | | 2022-06 | now',
      'Sumiller | Hotel Real de Puerto Chico | | 2018-03 | 2022-05',
      'Camarera de rango | Parador de Limpias | | 2015-04 | 2018-02',
      'Waitress | The Grouse & Thistle | | 2013-01 | 2015-03',
      'Ayudante de camarera | Cafetería Los Arcos | | 2011 | 2012',
    ],
    page: `
NEREA SALCEDO ITURBE
Jefa de sala y sumiller

C/ Vargas 45, 2.º B, 39010 Santander
Tfno. 644 555 273
nereasalcedo@correocantabro.example
Carné B y coche propio. Disponibilidad inmediata en enero.

EXPERIENCIA

Junio 2022 – Actualidad
Restaurante La Machina Vieja, Santander
Jefa de sala
Equipo de nueve, 70 plazas, un Sol. Carta de 300 referencias, cuadrantes, formación de extras de verano.

Marzo 2018 – Mayo 2022
Hotel Real de Puerto Chico, Santander
Sumiller
Bodega, compras, catas para clientes del hotel. ERTE de marzo a julio de 2020.

Abril 2015 – Febrero 2018
Parador de Limpias, Limpias
Camarera de rango

Enero 2013 – Marzo 2015
The Grouse & Thistle, Aberdeen (Escocia)
Waitress
Me fui con un inglés de instituto y volví hablando con acento.

2011 – 2012
Cafetería Los Arcos, Torrelavega
Ayudante de camarera

FORMACIÓN

WSET nivel 3, Bilbao, 2021
Técnico en Servicios en Restauración, IES Fuente Fresnedo, Laredo, 2011

IDIOMAS

Español (nativo), Inglés (C1), Francés (A2)

OTROS

Manipulador de alimentos, TPV Ágora, CoverManager
`,
  }),
  cv('15-es-cl-ingeniera-minas', 'pdf', 'es', 'CL', {
    names: ['Constanza Huenchumilla Prado', 'Constanza Andrea Huenchumilla Prado'],
    email: 'c.huenchumilla@correonorte.example',
    phone: '+56 9 5550 1176',
    city: 'Antofagasta',
    headline: 'Ingeniera Civil en Minas',
    languages: ['Inglés'],
    jobs: [
      'Jefa de Planificación de Corto Plazo | Minera Quebrada Honda | | 2022-05 | now',
      'Ingeniera de Perforación y Tronadura | BHP | | 2018-01 | 2022-04',
      'Ingeniera de Operaciones Mina | Codelco | | 2015-03 | 2017-12',
      'Alumna en práctica | Enami | | 2014-01 | 2014-03',
    ],
    aside: [3],
    page: `
> **CONSTANZA ANDREA HUENCHUMILLA PRADO**
> Ingeniera Civil en Minas
> Antofagasta, Chile | +56 9 5550 1176 | c.huenchumilla@correonorte.example
# RESUMEN EJECUTIVO
Once años en rajo abierto. Turnos 7x7 y 4x3. Me interesa pasar a un proyecto subterráneo o a una consultora.
# EXPERIENCIA LABORAL
|| 12 5
| **Jefa de Planificación de Corto Plazo** | May. 2022 – Presente
| Minera Quebrada Honda, Sierra Gorda | 
* Plan semanal y mensual, 180 ktpd, cuatro ingenieros a cargo
* Cumplimiento del plan de 88 % a 95 %
|| 12 5
| **Ingeniera de Perforación y Tronadura** | Ene. 2018 – Abr. 2022
| BHP, Antofagasta | 
* Diseño de mallas, control de vibraciones, contratos de explosivos
|| 12 5
| **Ingeniera de Operaciones Mina** | Mar. 2015 – Dic. 2017
| Codelco, Calama | 
* Despacho, flota de 62 camiones
|| 12 5
| **Alumna en práctica** | Ene. 2014 – Mar. 2014
| Enami, Taltal | 
# EDUCACIÓN
|| 12 5
| Ingeniería Civil en Minas, Universidad Católica del Norte | 2008 – 2014
| Diplomado en Gestión de Activos, Universidad de Chile | 2020
# SOFTWARE
Deswik, Vulcan, MineSight, JKSimBlast, Power BI
# IDIOMAS
Inglés avanzado
`,
  }),
  cv('16-it-europass-magazzino', 'pdf', 'it', 'IT', {
    names: ['Mirko Zanardelli', 'Zanardelli Mirko'],
    email: 'mirko.zanardelli@postapadana.example',
    phone: '+39 347 555 0162',
    city: 'Crema',
    languages: ['Italiano', 'Inglese', 'Rumeno'],
    jobs: [
      'Responsabile di magazzino | Lattonedil Cremasca S.r.l. | | 2019-09 | now',
      'Capoturno | DHL Supply Chain | | 2015-02 | 2019-08',
      'Magazziniere | Gi Group | | 2013-06 | 2015-01',
      'Addetto al confezionamento | Salumificio Bonetti | | 2010-03 | 2013-05',
    ],
    page: `
HEAD Curriculum vitae di Mirko Zanardelli
|| 5 12
| **INFORMAZIONI PERSONALI** | **Zanardelli Mirko**
|  | Via Piacenza 118, 26013 Crema (CR)
|  | +39 347 555 0162
|  | mirko.zanardelli@postapadana.example
|  | Sesso M, data di nascita 02/10/1990, nazionalità italiana
^ **ESPERIENZA PROFESSIONALE**
|| 5 12
| Settembre 2019 – oggi | **Responsabile di magazzino**\\Lattonedil Cremasca S.r.l., Crema (CR)\\- gestione di 7 addetti e 3 autisti\\- inventario a rotazione, resi, imballi\\Attività o settore: Lavorazione lamiere
| Febbraio 2015 – Agosto 2019 | **Capoturno**\\DHL Supply Chain, Settala (MI)\\- coordinamento di 22 persone sul turno di notte\\Attività o settore: Logistica
| Giugno 2013 – Gennaio 2015 | **Magazziniere**\\Gi Group, Lodi\\- missioni presso cosmetici ed elettronica\\Attività o settore: Somministrazione
| Marzo 2010 – Maggio 2013 | **Addetto al confezionamento**\\Salumificio Bonetti, Soresina (CR)\\Attività o settore: Alimentare
^ **ISTRUZIONE E FORMAZIONE**
|| 5 12
| 2004 – 2009 | **Perito meccanico**, ITIS Galilei, Crema
| 2022 | **Corso preposti e RLS, 32 ore**, Confapi Cremona
^ **COMPETENZE PERSONALI**
|| 5 12
| Lingua madre | Italiano
| Altre lingue | Inglese (A2), Rumeno (B1, la lingua di mia moglie)
| Competenze informatiche | Zucchetti, Excel, palmari
| Patente | B, C, patentino carrelli
~ Autorizzo il trattamento dei dati personali ai sensi del GDPR.
`,
  }),
];
