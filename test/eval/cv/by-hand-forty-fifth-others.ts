import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-fifth');

/** The open ones in German, French and Spanish. All people are made up. */
export const BY_HAND_FORTY_FIFTH_OTHERS: Sheet[] = [
  cv('07-de-at-koch', 'pdf', 'de', 'AT', {
    names: ['Alois Hinterseer-Brandl', 'Alois („Loisl“) Hinterseer-Brandl', 'Loisl Hinterseer-Brandl'],
    email: 'loisl.kocht@pongaumail.example',
    phone: '+43 660 5550126',
    city: 'Bischofshofen',
    languages: ['Deutsch', 'Englisch'],
    aside: [4],
    jobs: [
      'Küchenchef | Hotel Alpina | Wagrain | 2021-12 | 2026-10',
      'Souschef | Obauer | Werfen | 2016-05 | 2021-10',
      'Chef Saucier | Hotel Post | Lech | 2013-12 | 2016-04',
      'Chef de Partie | Kronenhof | Pontresina | 2010-06 | 2013-10',
      'Kochlehrling | Gasthof Alte Post | Bischofshofen | 2006-08 | 2009-07',
    ],
    page: `
Sehr geehrte Frau Haslinger!
Nachdem unser Haus mit Saisonende zugesperrt hat, suche ich ab sofort eine Jahresstelle als Küchenchef oder Souschef, am liebsten im Pongau oder in der Stadt Salzburg. Anbei mein Werdegang.
# Werdegang
**Dezember 2021 – Oktober 2026: Küchenchef**
Hotel Alpina, Wagrain (4 Sterne Superior, 180 Betten, 9 Köche)
Halbpension, à la carte, Wareneinsatz, Dienstpläne, Lehrlingsausbildung
**Mai 2016 – Oktober 2021: Souschef**
Obauer, Werfen
**Dezember 2013 – April 2016: Chef Saucier**
Hotel Post, Lech
**Juni 2010 – Oktober 2013: Chef de Partie**
Kronenhof, Pontresina (CH)
**August 2006 – Juli 2009: Kochlehrling**
Gasthof Alte Post, Bischofshofen
# Ausbildung
Lehrabschlussprüfung Koch mit Auszeichnung, WKO Salzburg, 2009
Polytechnische Schule Bischofshofen, 2006
Ausbilderprüfung 2017, Diätkoch-Kurs WIFI 2019
# Sprachen
Deutsch, Englisch (für Küche und Gast reicht es)
^ Mit freundlichen Grüßen
Alois („Loisl“) Hinterseer-Brandl
Salzburger Straße 33, 5500 Bischofshofen
+43 660 5550126
loisl.kocht@pongaumail.example
`,
  }),
  cv('08-de-de-lkw', 'docx', 'de', 'DE', {
    names: ['Uwe Kretzschmar'],
    phone: '0171 3920044',
    city: 'Zwickau',
    languages: [],
    jobs: [
      'Berufskraftfahrer Nahverkehr | Schnellecke Logistics | Glauchau | 2018 | now',
      'Kraftfahrer Fernverkehr | Spedition Wackler | Wilkau-Haßlau | 2006 | 2018',
      'Kraftfahrer | Kieswerk Penig | Penig | 1999 | 2006',
      'Kfz-Schlosser | VEB Sachsenring | Zwickau | 1988 | 1991',
    ],
    page: `
Uwe Kretzschmar
08058 Zwickau, Pölbitzer Str. 40
Tel. 0171 3920044

Lebenslauf für die Bewerbung als Kraftfahrer Nahverkehr / Milkrun

geb. 3. März 1970, verh., Nichtraucher

1976-1986   POS Zwickau, Abschluss 10. Klasse
1986-1988   Lehre zum Kfz-Schlosser
1988-1991   Kfz-Schlosser beim VEB Sachsenring, Zwickau
1991-1993   arbeitslos, Umschulung Berufskraftfahrer (DEKRA)
1993-1999   Hausmann, Pflege der Großeltern
1999-2006   Kraftfahrer, Kieswerk Penig, Kipper
2006-2018   Kraftfahrer Fernverkehr, Spedition Wackler, Wilkau-Haßlau (Benelux, Frankreich)
seit 2018   Berufskraftfahrer Nahverkehr bei Schnellecke Logistics in Glauchau, JIT-Belieferung, 3 Schichten

Klassen C, CE, 95 eingetragen bis 2029, ADR, Ladekran, Stapler
Punkte: keine

Eintritt ab 1.2.2027 möglich
`,
  }),
  cv('09-fr-fr-planificateur', 'doc', 'fr', 'FR', {
    names: ['Thierry N’Guessan Kouamé', 'Thierry Kouamé', 'Thierry N’Guessan'],
    email: 'thierry.kouame@rhonepost.example',
    phone: '+33 6 39 98 22 90',
    city: 'Villeurbanne',
    languages: ['Anglais', 'Baoulé'],
    jobs: [
      'Responsable ordonnancement | Boiron | Messimy | 2023-03 | now',
      'Planificateur de production | Renault Trucks | Vénissieux | 2016-02 | 2023-02',
      'Approvisionneur | Aldes | Vénissieux | 2012-01 | 2016-01',
      'Agent de planning | Unilever Côte d’Ivoire | Abidjan | 2008-03 | 2010-08',
    ],
    page: `
FOOT CV de Thierry N’Guessan Kouamé – page 1 sur 1 – candidature réf. AX-2291
|| 5 12
| **Nom** | KOUAMÉ
| **Prénoms** | Thierry N’Guessan
| **Domicile** | 27 cours Émile-Zola, 69100 Villeurbanne
| **Mobile** | +33 6 39 98 22 90
| **Mél** | thierry.kouame@rhonepost.example
| **Nationalité** | française et ivoirienne
^ **Emploi actuel**
Responsable ordonnancement chez Boiron, à Messimy, depuis mars 2023. J’encadre quatre ordonnanceurs ; PIC, PDP, charge capacité sur 19 lignes ; taux de service 97 %.
^ **Emplois précédents**
Planificateur de production chez Renault Trucks, Vénissieux, de février 2016 à février 2023. Lissage des gammes moyenne et lourde, crise des semi-conducteurs.
Approvisionneur chez Aldes, Vénissieux, de janvier 2012 à janvier 2016. Fournisseurs turcs et italiens, MRP, stocks de sécurité.
Agent de planning chez Unilever Côte d’Ivoire, Abidjan, de mars 2008 à août 2010.
^ **Études**
Master Logistique, Université Lumière Lyon 2, 2011
Maîtrise de gestion, Université Félix-Houphouët-Boigny, 2007
APICS CPIM, 2018
^ **Langues parlées**
Anglais (B2), Baoulé
`,
  }),
  cv('10-fr-be-cuisinier', 'pdf', 'fr', 'BE', {
    names: ['Quentin Vandenbroucke'],
    email: 'quentin.vdb@condroz.example',
    phone: '+32 470 55 01 38',
    city: 'Namur',
    headline: 'Chef de cuisine',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Chef de cuisine | Résidence Les Chardonnerets | Jambes | 2021-09 | now',
      'Second de cuisine | L’Atelier de Bossimé | Loyers | 2016-03 | 2021-03',
      'Chef de partie | Comme chez Soi | Bruxelles | 2013-01 | 2016-02',
      'Commis | La Plage d’Amée | Jambes | 2010-07 | 2012-12',
    ],
    page: `
! Quentin Vandenbroucke
> **Chef de cuisine**
> Chaussée de Dinant 204, 5000 Namur
> +32 470 55 01 38 – quentin.vdb@condroz.example
# Pourquoi la collectivité
Parce que 140 résidents méritent une vraie sauce, et que je vois désormais mes filles le soir.
# Mon parcours en cuisine
**2021 – … \tRésidence Les Chardonnerets, Jambes**
Chef de cuisine (depuis le 1er septembre 2021)
* Textures modifiées, diabétiques, plan AFSCA, budget 6,40 € par jour
* Six cuisiniers, deux articles 60
**2016 – 2021 \tL’Atelier de Bossimé, Loyers**
Second de cuisine (mars 2016 à mars 2021)
* Potager, cueillette, fermentation
**2013 – 2016 \tComme chez Soi, Bruxelles**
Chef de partie (janvier 2013 à février 2016)
**2010 – 2012 \tLa Plage d’Amée, Jambes**
Commis (juillet 2010 à décembre 2012)
# Écoles
École hôtelière provinciale de Namur, CESS et 7e qualifiante, 2010
Cours d’accès à la gestion, IFAPME, 2019
# Langues
Français, Néerlandais (moyen), Anglais (service)
# Disponible
Préavis de 12 semaines, négociable
`,
  }),
  cv('11-es-ar-docente', 'docx', 'es', 'AR', {
    names: ['Florencia Di Benedetto', 'María Florencia Di Benedetto'],
    email: 'flor.dibenedetto@litoralmail.example',
    phone: '+54 9 341 555-0118',
    city: 'Rosario',
    headline: 'Profesora de Biología',
    languages: ['Inglés', 'Italiano'],
    jobs: [
      'Vicedirectora | Escuela Normal N.º 2 | Rosario | 2022-03 | now',
      'Profesora de Biología | Colegio La Salle | Rosario | 2012-03 | 2022-02',
      'Ayudante de cátedra | Universidad Nacional de Rosario | Rosario | 2010-04 | 2013-12',
    ],
    page: `
María Florencia Di Benedetto
Profesora de Biología
DNI: a pedido
Montevideo 2140 4.º A, Rosario, Santa Fe
Cel. +54 9 341 555-0118
flor.dibenedetto@litoralmail.example
^ ANTECEDENTES LABORALES
^ Vicedirectora
Escuela Normal N.º 2, Rosario
Marzo de 2022 – continúo
Turno tarde, 640 alumnos, 71 docentes. Convivencia, cobertura de horas, proyecto de huerta.
^ Profesora de Biología
Colegio La Salle, Rosario
Marzo de 2012 – febrero de 2022
Tercero a quinto año. Feria de ciencias, viaje de estudios a Misiones.
^ Ayudante de cátedra
Universidad Nacional de Rosario
Abril de 2010 – diciembre de 2013
Botánica, Facultad de Ciencias Agrarias
^ ESTUDIOS CURSADOS
Diplomatura en Gestión Educativa, FLACSO, 2021
Profesorado en Biología, Instituto Olga Cossettini, 2009
Bachiller, Superior de Comercio, 2004
^ IDIOMAS
Inglés (First Certificate), Italiano (lectura)
^ OTROS
Mate amargo, ajedrez, guardaparque voluntaria en los humedales (2015 – 2018, sin sueldo)
`,
  }),
  cv('12-es-es-contable', 'doc', 'es', 'ES', {
    names: ['Begoña de la Fuente San Millán', 'Begoña de la Fuente'],
    email: 'b.delafuente@pisuerga.example',
    phone: '+34 600 555 032',
    city: 'Valladolid',
    headline: 'Responsable de contabilidad y fiscal',
    languages: ['Inglés', 'Portugués'],
    jobs: [
      'Responsable de contabilidad | Lingotes Especiales | Valladolid | 2020-01 | now',
      'Contable senior | Grupo Norte | Valladolid | 2013-05 | 2019-12',
      'Auxiliar administrativa | Gestoría Calderón | Medina del Campo | 2007-10 | 2013-04',
    ],
    page: `
[[ 11.5 5.5
! Begoña de la Fuente San Millán
Responsable de contabilidad y fiscal
^ **TRAYECTORIA**
^ **Responsable de contabilidad**
Lingotes Especiales | Valladolid
01/2020 – Actualidad
* Cierre mensual a D+6, consolidación con la filial india
* Relación con auditores y CNMV
* SII, impuesto de sociedades, precios de transferencia
^ **Contable senior**
Grupo Norte | Valladolid
05/2013 – 12/2019
* Diez sociedades, 4.000 nóminas contabilizadas al mes
^ **Auxiliar administrativa**
Gestoría Calderón | Medina del Campo
10/2007 – 04/2013
* Autónomos, módulos, IVA, registros
^ **FORMACIÓN**
Máster en Tributación, CEF, 2016
Diplomatura en Ciencias Empresariales, Universidad de Valladolid, 2007
---
^ **CONTACTO**
+34 600 555 032
b.delafuente@pisuerga.example
Parquesol, Valladolid
^ **PROGRAMAS**
SAP R/3
A3ECO
Navision
Excel avanzado
^ **IDIOMAS**
Inglés B2
Portugués A2
^ **MÁS**
Carné B
Coral universitaria
]]
`,
  }),
];
