import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth');

export const BY_HAND_THIRTY_FOURTH_MORE: Sheet[] = [
  cv('06-de-vertrieb', 'doc', 'de', 'DE', {
    names: ['Carsten Wohlgemuth'],
    email: 'c.wohlgemuth@hannoverbrief.example',
    phone: '0172 5550195',
    city: 'Hannover',
    headline: 'Gebietsverkaufsleiter',
    jobs: [
      'Gebietsverkaufsleiter Nord | Nordstern Verpackungen GmbH | | 2018-01 | now',
      'Außendienstmitarbeiter | Würth | | 2011-04 | 2017-12',
      'Verkäufer im Innendienst | Baustoff Brandes | | 2006-08 | 2011-03',
    ],
    page: `
> **Carsten Wohlgemuth**
> Gebietsverkaufsleiter
> Podbielskistraße 204, 30177 Hannover | 0172 5550195 | c.wohlgemuth@hannoverbrief.example
^ **Berufserfahrung**
|| 4 13
| 01/2018 – heute | **Nordstern Verpackungen GmbH**, Langenhagen\\Gebietsverkaufsleiter Nord\\Umsatz von 3,8 auf 6,1 Mio. Euro, Jahresgespräche, vier Außendienstler
| 04/2011 – 12/2017 | **Würth**, Niederlassung Hannover\\Außendienstmitarbeiter\\Metallhandwerk, 220 Kunden
| 08/2006 – 03/2011 | **Baustoff Brandes**, Celle\\Verkäufer im Innendienst
^ **Ausbildung**
|| 4 13
| 2003 – 2006 | Kaufmann im Groß- und Außenhandel, BBS Celle
^ **Sonstiges**
Salesforce, MS Office, Führerschein B. Fußballtrainer der E-Jugend.
`,
  }),
  cv('07-de-erzieherin', 'docx', 'de', 'DE', {
    names: ['Katharina Pohl'],
    email: 'katharina.pohl@elbpost.example',
    phone: '0163 5550108',
    city: 'Dresden',
    jobs: [
      'Stellvertretende Leiterin | Kita Elbkinder | | 2022-08 | now',
      'Erzieherin | Kita Elbkinder | | 2017-08 | 2022-07',
      'Erzieherin | Hort der 30. Grundschule | | 2014-08 | 2017-07',
    ],
    page: `
Lebenslauf

Katharina Pohl
Oschatzer Straße 9
01127 Dresden
Telefon: 0163 5550108
E-Mail: katharina.pohl@elbpost.example
geboren am 3. Juli 1992 in Riesa

**Beruf**
seit August 2022\tStellvertretende Leiterin, Kita Elbkinder, Dresden
August 2017 bis Juli 2022\tErzieherin, Kita Elbkinder, Dresden (Krippe)
August 2014 bis Juli 2017\tErzieherin, Hort der 30. Grundschule, Dresden

**Ausbildung**
2011 bis 2014\tStaatlich anerkannte Erzieherin, Fachschule für Sozialwesen Dresden
2011\tFachabitur Sozialwesen

**Weiterbildung**
2023\tLeitung und Management in Kitas, 120 Stunden
2019\tSächsischer Bildungsplan

**Interessen**
Gitarre, Garten, Wandern in der Sächsischen Schweiz

Dresden, 20.11.2026
`,
  }),
  cv('08-de-at-softwareentwickler', 'pdf', 'de', 'AT', {
    names: ['Bálint Szabó', 'Balint Szabo', 'DI Bálint Szabó'],
    email: 'balint.szabo@grazmail.example',
    phone: '+43 660 5550127',
    city: 'Graz',
    headline: 'Softwareentwickler C++ / Embedded',
    languages: ['Ungarisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Senior Softwareentwickler | AVL List GmbH | | 2020-09 | now',
      'Softwareentwickler | Magna Steyr | | 2016-03 | 2020-08',
      'Embedded-Entwickler | evosoft Hungary Kft. | | 2013-07 | 2016-02',
    ],
    page: `
[[ 6 11
**Kontakt**
8010 Graz
+43 660 5550127
balint.szabo@grazmail.example
^ **Technik**
C++17, Python
AUTOSAR, CAN
Git, Jenkins
^ **Sprachen**
Ungarisch: Muttersprache
Deutsch: C1
Englisch: C1
---
! DI Bálint Szabó
Softwareentwickler C++ / Embedded
^ **Berufspraxis**
**Senior Softwareentwickler**, AVL List GmbH, Graz
09/2020 – heute
Prüfstandssoftware, Architektur, Code Reviews
**Softwareentwickler**, Magna Steyr, Graz
03/2016 – 08/2020
Steuergeräte Allrad
**Embedded-Entwickler**, evosoft Hungary Kft., Budapest
07/2013 – 02/2016
^ **Studium**
MSc Elektrotechnik, BME Budapest, 2013
]]
`,
  }),
  cv('09-fr-commerciale', 'docx', 'fr', 'FR', {
    names: ['Élodie Marchetti', 'Elodie Marchetti'],
    email: 'elodie.marchetti@azurposte.example',
    phone: '06 39 98 07 33',
    city: 'Antibes',
    headline: 'Négociatrice immobilière',
    languages: ['Italien', 'Anglais'],
    jobs: [
      'Négociatrice immobilière | Agence du Cap | | 2019-03 | now',
      'Conseillère clientèle | Crédit Agricole | | 2013-10 | 2019-02',
      'Hôtesse d’accueil | Marineland | | 2011-04 | 2013-09',
    ],
    page: `
! Élodie MARCHETTI
Négociatrice immobilière
06600 Antibes – 06 39 98 07 33 – elodie.marchetti@azurposte.example
# Expérience
**Négociatrice immobilière** – Agence du Cap, Antibes
Mars 2019 – aujourd’hui
* 22 ventes en 2025, clientèle internationale
* Prospection, estimation, compromis
**Conseillère clientèle** – Crédit Agricole, Cannes
Octobre 2013 – février 2019
* Portefeuille de 650 particuliers
**Hôtesse d’accueil** – Marineland, Antibes
Avril 2011 – septembre 2013
# Formation
BTS Négociation et relation client, lycée Jules-Ferry, Cannes, 2011
# Langues
Italien (bilingue), Anglais (courant)
# Plus
Carte T en cours, permis A et B
`,
  }),
  cv('10-fr-aide-soignante', 'doc', 'fr', 'FR', {
    names: ['Fatoumata Diarra'],
    email: 'fatoumata.diarra@seineposte.example',
    phone: '07 55 50 14 06',
    city: 'Montreuil',
    jobs: [
      'Aide-soignante de nuit | EHPAD Les Glycines | | 2018-09 | now',
      'Aide-soignante | Hôpital Tenon | | 2015-07 | 2018-08',
      'Auxiliaire de vie | ADMR | | 2012 | 2014',
    ],
    page: `
Madame DIARRA Fatoumata
18 rue de Paris
93100 Montreuil
07 55 50 14 06
fatoumata.diarra@seineposte.example

**DIPLÔMES**
2015 : Diplôme d’État d’aide-soignante, IFAS Saint-Antoine, Paris
2011 : BEP Carrières sanitaires et sociales

**EXPÉRIENCE PROFESSIONNELLE**
Septembre 2018 à aujourd’hui : EHPAD Les Glycines, Vincennes
Aide-soignante de nuit
Soins d’hygiène, changes, surveillance, transmissions, 74 résidents
Juillet 2015 à août 2018 : Hôpital Tenon, Paris
Aide-soignante
Service de pneumologie
2012 à 2014 : ADMR, Bobigny
Auxiliaire de vie
Ménage, repas, courses chez la personne âgée

**AUTRES**
AFGSU 2 à jour, manutention des malades, disponible en 12 heures
`,
  }),
  cv('11-es-enfermera', 'pdf', 'es', 'ES', {
    names: ['Leire Aguirrezabala Ortiz', 'Leire Aguirrezabala'],
    email: 'leire.aguirrezabala@donostimail.example',
    phone: '644 555 072',
    city: 'Errenteria',
    headline: 'Enfermera de quirófano',
    languages: ['Euskera', 'Castellano', 'Francés'],
    jobs: [
      'Enfermera de quirófano | Policlínica Gipuzkoa | | 2019-10 | now',
      'Enfermera | Osakidetza | | 2016-07 | 2019-09',
      'Infirmière | Clinique Belharra | | 2014-09 | 2016-06',
    ],
    page: `
! Leire Aguirrezabala Ortiz
Enfermera de quirófano
Errenteria (Gipuzkoa) | 644 555 072 | leire.aguirrezabala@donostimail.example
# Experiencia
10/2019 – actualidad\tEnfermera de quirófano
\tPoliclínica Gipuzkoa, San Sebastián
\tTraumatología y urología, instrumentista, guardias
07/2016 – 09/2019\tEnfermera
\tOsakidetza, contratos en urgencias y planta
09/2014 – 06/2016\tInfirmière
\tClinique Belharra, Bayona (Francia)
# Formación
2010 – 2014\tGrado en Enfermería, UPV/EHU
2018\tExperto en enfermería quirúrgica
# Idiomas
Euskera (nativa), Castellano (nativa), Francés (B2)
`,
  }),
  cv('12-es-co-logistica', 'doc', 'es', 'CO', {
    names: ['Jhon Alexander Castaño Mejía', 'Jhon Castaño Mejía', 'Jhon Castaño'],
    email: 'jhoncastanom@antioquiamail.example',
    phone: '300 555 0164',
    city: 'Medellín',
    jobs: [
      'Coordinador de Logística | Grupo Nutresa | | 2021-03 | now',
      'Auxiliar de Despachos | Servientrega | | 2016-08 | 2021-02',
      'Auxiliar de Bodega | Almacenes Flamingo | | 2014-01 | 2016-07',
    ],
    page: `
> **HOJA DE VIDA**
# DATOS PERSONALES
|| 6 11
| NOMBRES | Jhon Alexander
| APELLIDOS | Castaño Mejía
| CIUDAD | Medellín
| CELULAR | 300 555 0164
| CORREO | jhoncastanom@antioquiamail.example
| ESTADO CIVIL | Unión libre
# PERFIL PROFESIONAL
Tecnólogo en logística con doce años en bodega, despachos y distribución. Responsable, puntual, buen manejo de personal.
# EXPERIENCIA LABORAL
**GRUPO NUTRESA**
Cargo: Coordinador de Logística
Tiempo: marzo de 2021 – a la fecha
Funciones: ruteo de 40 vehículos, indicadores, inventarios cíclicos
**SERVIENTREGA**
Cargo: Auxiliar de Despachos
Tiempo: agosto de 2016 – febrero de 2021
**ALMACENES FLAMINGO**
Cargo: Auxiliar de Bodega
Tiempo: enero de 2014 – julio de 2016
# ESTUDIOS
Tecnología en Gestión Logística, SENA, 2018
Bachiller académico, I.E. Javiera Londoño, 2012
# REFERENCIAS
Se entregan en la entrevista
`,
  }),
];
