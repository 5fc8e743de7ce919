import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-first');

/** The ones of the open twelve that are in German, French and Spanish. */
export const BY_HAND_FORTY_FIRST_OTHERS: Sheet[] = [
  cv('07-de-de-buchhalterin', 'docx', 'de', 'DE', {
    names: ['Gülay Yıldırım-Petersen', 'Gülay Yildirim-Petersen', 'Gülay Yıldırım'],
    email: 'guelay.yp@elbpost.example',
    phone: '0176 04069 318',
    city: 'Hamburg',
    headline: 'Bilanzbuchhalterin (IHK)',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Bilanzbuchhalterin | Otto GmbH & Co. KG | | 2018-10 | now',
      'Finanzbuchhalterin | Hapag-Lloyd AG | | 2011-04 | 2018-09',
      'Steuerfachangestellte | Steuerkanzlei Brodersen & Partner | | 2006-07 | 2011-03',
      'Ausbildung zur Steuerfachangestellten | Steuerkanzlei Brodersen & Partner | | 2003-08 | 2006-06',
    ],
    aside: [3],
    page: `
! Lebenslauf
# Persönliche Daten
|| 5 12
| Name | Gülay Yıldırım-Petersen
| Geboren am | 02.12.1984 in Hamburg-Wilhelmsburg
| Anschrift | Veringstraße 00, 21107 Hamburg
| Telefon | 0176 04069 318
| E-Mail | guelay.yp@elbpost.example
| Familienstand | verheiratet, zwei Kinder (14 und 11)
| Beruf | Bilanzbuchhalterin (IHK)
# Beruflicher Werdegang
|| 5 12
| seit 10/2018 | **Bilanzbuchhalterin**\\Otto GmbH & Co. KG, Hamburg\\Monats- und Jahresabschlüsse nach HGB für vier Gesellschaften, Umsatzsteuer, Ansprechpartnerin der Betriebsprüfung
| 04/2011 – 09/2018 | **Finanzbuchhalterin**\\Hapag-Lloyd AG, Hamburg\\Debitoren und Kreditoren, Intercompany-Abstimmung, Elternzeit 01/2012 – 02/2013 und 05/2015 – 08/2016
| 07/2006 – 03/2011 | **Steuerfachangestellte**\\Steuerkanzlei Brodersen & Partner, Hamburg\\Lohn, Finanzbuchhaltung und Einnahmenüberschussrechnungen für rund 60 Mandanten
| 08/2003 – 06/2006 | **Ausbildung zur Steuerfachangestellten**\\Steuerkanzlei Brodersen & Partner, Hamburg
# Schule und Weiterbildung
|| 5 12
| 2016 – 2018 | Geprüfte Bilanzbuchhalterin (IHK), berufsbegleitend, Handelskammer Hamburg
| 1995 – 2003 | Gymnasium Kirchdorf/Wilhelmsburg, Fachhochschulreife
# Kenntnisse
|| 5 12
| EDV | SAP FI, DATEV, Excel (sehr gut)
| Sprachen | Deutsch (Muttersprache), Türkisch (zweite Muttersprache), Englisch (gut)
| Führerschein | Klasse B
Hamburg, im November 2026
`,
  }),
  cv('08-de-at-polier', 'doc', 'de', 'AT', {
    names: [
      'Johann Georg Haselsteiner-Prugger',
      'Johann Haselsteiner-Prugger',
      'Hans Haselsteiner-Prugger',
      'Johann Georg (Hans) Haselsteiner-Prugger',
    ],
    email: 'h.haselsteiner@murtalpost.example',
    phone: '+43 660 555 01 72',
    city: 'Leoben',
    languages: ['Deutsch', 'Serbisch'],
    jobs: [
      'Hochbaupolier | PORR Bau GmbH | | 2015 | now',
      'Vorarbeiter | STRABAG AG | | 2006 | 2015',
      'Maurer | Baumeister Ing. Leitgeb GmbH | | 1996 | 2006',
      'Maurerlehre | Baumeister Ing. Leitgeb GmbH | | 1993 | 1996',
    ],
    aside: [3],
    page: `
! Johann Georg (Hans) Haselsteiner-Prugger
8700 Leoben, Steiermark
Mobil +43 660 555 01 72
h.haselsteiner@murtalpost.example
geb. 1978, österreichischer Staatsbürger, verheiratet
^ **Was ich mache**
Ich führe Hochbaustellen bis etwa 12 Millionen Euro Bausumme: Wohnbau, Schulen, Zubauten an laufenden Spitälern. Meine Partie ist zwischen 12 und 30 Mann stark, viele davon seit Jahren dieselben.
^ **Stationen**
2015 – heute: Hochbaupolier, PORR Bau GmbH, Niederlassung Steiermark
* LKH Hochsteiermark, Zubau Leoben, 2022 – 2025
* Volksschule Trofaiach, Sanierung bei laufendem Betrieb
* Wohnanlage Bruck, 64 Einheiten
2006 – 2015: Vorarbeiter, STRABAG AG, Graz
* Schalung und Bewehrung, Kranfahrer in Vertretung
1996 – 2006: Maurer, Baumeister Ing. Leitgeb GmbH, Kapfenberg
1993 – 1996: Maurerlehre, Baumeister Ing. Leitgeb GmbH, Kapfenberg
^ **Kurse**
Polierausbildung Bauakademie Steiermark, Übelbach (2014)
SVP, Baukoordinator nach BauKG, Kranschein, Erste Hilfe
^ **Sprachen**
Deutsch, Serbisch für die Baustelle
^ **Führerschein**
B, C, F
`,
  }),
  cv('09-fr-fr-aide-soignante', 'docx', 'fr', 'FR', {
    names: ['Marie-Josée Rakotomalala', 'Marie-Josée RAKOTOMALALA'],
    email: 'mj.rakotomalala@loirecourrier.example',
    phone: '06 39 98 41 27',
    city: 'Saint-Nazaire',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Français', 'Malgache', 'Anglais'],
    jobs: [
      'Aide-soignante de nuit | EHPAD Les Camélias | | 2021-09 | now',
      'Aide-soignante | Centre hospitalier de Saint-Nazaire | | 2016-02 | 2021-08',
      'Auxiliaire de vie | ADMR | | 2012-10 | 2015-01',
    ],
    page: `
! Marie-Josée RAKOTOMALALA
Aide-soignante diplômée d’État
44600 Saint-Nazaire – 06 39 98 41 27 – mj.rakotomalala@loirecourrier.example
Permis B, véhicule personnel – 44 ans
# Expériences professionnelles
= Depuis sept. 2021\t**Aide-soignante de nuit**
= \tEHPAD Les Camélias, Pornichet
= \t72 résidents dont une unité Alzheimer de 14 lits, en binôme avec l’IDE
= Fév. 2016 – août 2021\t**Aide-soignante**
= \tCentre hospitalier de Saint-Nazaire, service de médecine gériatrique
= \tToilettes, aide aux repas, prévention des escarres, tutorat d’élèves
= Oct. 2012 – janv. 2015\t**Auxiliaire de vie**
= \tADMR, secteur de Guérande
= \tAccompagnement de personnes âgées à domicile
# Formation
= 2015 – 2016\tDiplôme d’État d’aide-soignant, IFAS de Saint-Nazaire
= 2000\tBaccalauréat série A2, Lycée Jules-Ferry, Antananarivo
= 2024\tFormation soins palliatifs, 3 jours
# Langues
Français (courant), Malgache (langue maternelle), Anglais (notions)
# Centres d’intérêt
Chorale de la paroisse, couture, potager partagé
`,
  }),
  cv('10-fr-ch-developpeur', 'pdf', 'fr', 'CH', {
    names: ['Bastien Chevalley'],
    email: 'b.chevalley@leman.example',
    phone: '+41 79 555 01 38',
    city: 'Lausanne',
    headline: 'Développeur full stack',
    languages: ['Français', 'Anglais', 'Allemand'],
    jobs: [
      'Développeur full stack | Kudelski Group | | 2022-11 | now',
      'Développeur front-end | Swissquote Bank SA | | 2019-08 | 2022-10',
      'Ingénieur logiciel junior | ELCA Informatique SA | | 2017-09 | 2019-07',
    ],
    page: `
[[ 10 1 6
! Bastien Chevalley
Développeur full stack
^ **PROFIL**
Neuf ans de développement web, surtout TypeScript, dont trois dans la banque. J’aime les interfaces sobres, les revues de code courtes et les mises en production le mardi.
^ **EXPÉRIENCE**
**Développeur full stack**
Kudelski Group, Cheseaux-sur-Lausanne
11.2022 – aujourd’hui
* Portail clients pour la cybersécurité, React et NestJS
* Migration de 60 écrans d’AngularJS vers React
* Astreinte une semaine sur six
**Développeur front-end**
Swissquote Bank SA, Gland
08.2019 – 10.2022
* Plateforme de trading, WebSocket, accessibilité AA
* Bibliothèque de composants utilisée par cinq équipes
**Ingénieur logiciel junior**
ELCA Informatique SA, Lausanne
09.2017 – 07.2019
* Billetterie en ligne pour des festivals
^ **FORMATION**
Bachelor HES en informatique, HEIG-VD, Yverdon-les-Bains, 2017
CFC d’informaticien, ETML, Lausanne, 2013
---

---
^ **CONTACT**
1004 Lausanne
+41 79 555 01 38
b.chevalley@leman.example
Suisse, permis B
^ **LANGUES**
Français : langue maternelle
Anglais : C1
Allemand : A2
^ **OUTILS**
TypeScript
React, Vue
Node, NestJS
PostgreSQL
Docker, GitLab CI
Playwright
^ **LOISIRS**
Ski de randonnée
Fanfare (trombone)
Échecs par internet
]]
`,
  }),
  cv('11-es-es-cocinero', 'docx', 'es', 'ES', {
    names: ['Iker Zubizarreta Olabarri', 'Iker Zubizarreta'],
    email: 'ikerzubi@bizkaiaposta.example',
    phone: '600 55 50 31',
    city: 'Bilbao',
    headline: 'Jefe de partida',
    languages: ['Castellano', 'Euskera', 'Inglés', 'Francés'],
    jobs: [
      'Jefe de partida (carnes) | Restaurante Azurmendi | | 2023-03 | now',
      'Cocinero | Hotel Ercilla | | 2019-06 | 2023-02',
      'Ayudante de cocina | Asador Etxebarri | | 2017-04 | 2019-05',
      'Prácticas de cocina | Guggenheim Bilbao Bistró | | 2016-09 | 2017-03',
    ],
    aside: [3],
    page: `
> **CURRÍCULUM VÍTAE**
> **Iker Zubizarreta Olabarri**
> Jefe de partida
> Barrio de Santutxu, 48004 Bilbao – Tel. 600 55 50 31 – ikerzubi@bizkaiaposta.example
> Nacido el 14 de febrero de 1996 – Carné de conducir B
# Sobre mí
Cocinero de brasa y cuchara. Trabajo limpio, sé mandar sin gritar y llego con el cuchillo afilado. Busco un puesto de segundo de cocina en Bizkaia o Gipuzkoa.
# Experiencia laboral
**Restaurante Azurmendi**, Larrabetzu
Jefe de partida (carnes). De marzo de 2023 hasta hoy.
Partida de cuatro personas, control de mermas y pedidos a productores de la zona.
**Hotel Ercilla**, Bilbao
Cocinero. De junio de 2019 a febrero de 2023.
Banquetes de hasta 400 comensales, desayunos y carta del bistró. ERTE de marzo a junio de 2020.
**Asador Etxebarri**, Axpe
Ayudante de cocina. De abril de 2017 a mayo de 2019.
**Guggenheim Bilbao Bistró**
Prácticas de cocina. De septiembre de 2016 a marzo de 2017.
# Formación
Técnico en Cocina y Gastronomía, Escuela de Hostelería de Leioa (2014 – 2016)
Carné de manipulador de alimentos y curso de alérgenos (2024)
# Idiomas
Castellano (nativo), Euskera (nativo), Inglés (medio), Francés (básico)
# Otros
Remero de trainera en Kaiku hasta 2020. Disponibilidad con un mes de preaviso.
`,
  }),
  cv('12-es-mx-contadora', 'pdf', 'es', 'MX', {
    names: [
      'Xóchitl Guadalupe Cervantes Iturbide',
      'Xóchitl Cervantes Iturbide',
      'Xóchitl Cervantes',
      'Xóchitl Guadalupe Cervantes',
    ],
    email: 'xcervantes.cp@bajiocorreo.example',
    phone: '442 555 0187',
    city: 'Querétaro',
    headline: 'Contralora financiera',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Contralora de planta | Samsung Electronics Digital Appliances México | | 2020-01 | now',
      'Gerente de contabilidad | Grupo Bimbo | | 2014-08 | 2019-12',
      'Supervisora de auditoría | KPMG Cárdenas Dosal | | 2011-07 | 2014-07',
      'Auditora | KPMG Cárdenas Dosal | | 2008-02 | 2011-06',
    ],
    page: `
! C.P. Xóchitl Guadalupe Cervantes Iturbide, MBA
Contralora financiera
Querétaro, Qro. • Cel. 442 555 0187 • xcervantes.cp@bajiocorreo.example
# RESUMEN EJECUTIVO
Contadora pública con 18 años de experiencia en despacho y en la industria. Cierre mensual en cuatro días hábiles, cumplimiento fiscal, IMMEX y reporte a corporativo en USGAAP e IFRS.
# TRAYECTORIA
**Samsung Electronics Digital Appliances México**, Querétaro
**Contralora de planta** | Ene 2020 – Actual
* 14 personas a cargo: costos, cuentas por pagar, impuestos y activo fijo
* Recuperación de IVA por 210 millones de pesos en 2023
* Auditorías sin observaciones relevantes desde 2021
* Modelo de costos estándar para 240 modelos de refrigeradores, con revisión semestral de rutas y listas de materiales
* Certificación en materia de IVA e IEPS modalidad AAA, renovada en dos ocasiones
* Presupuesto anual, pronóstico de cada mes y conciliación con el corporativo en Suwon
* Implantación del complemento Carta Porte y de la factura 4.0 sin paros de embarque
* Enlace con auditoría externa, PTU, seguros y precios de transferencia
**Grupo Bimbo**, Ciudad de México
**Gerente de contabilidad** | Ago 2014 – Dic 2019
* Consolidación de siete empresas y migración a Oracle
* Creación del centro de servicios compartidos de cuentas por pagar, de 61 a 38 personas por rotación natural
* Políticas de capitalización y de gastos de viaje para toda la organización de ventas
* Integración contable de dos plantas adquiridas en el norte del país
* Coordinación de inventarios físicos en 29 centros de distribución
**KPMG Cárdenas Dosal**, Ciudad de México
**Supervisora de auditoría** | Jul 2011 – Jul 2014
* Clientes de consumo, autopartes y hotelería; tres encargos simultáneos en temporada
* Dictamen fiscal, SIPRED y revisión de controles SOX en dos emisoras
* Instructora de los cursos de inducción para la oficina de Querétaro
**Auditora** | Feb 2008 – Jun 2011
* Pruebas sustantivas de inventarios, nóminas e ingresos
* Asignada once meses a un cliente en Monterrey
# LOGROS DESTACADOS
* Premio a la mejor contraloría de la región en 2022
* Ponente en la semana nacional de la contaduría, IMCP Querétaro, 2023 y 2025
* Mentora en el programa de mujeres en finanzas de la cámara local
# FORMACIÓN
MBA, IPADE Business School, 2017 – 2019
Licenciatura en Contaduría, Universidad Autónoma de Querétaro, 2003 – 2008
Certificación del IMCP, refrendo 2025
Diplomado en impuestos, ITAM, 2012 – 2013
Diplomado en normas internacionales, Tecnológico de Monterrey, 2010
# IDIOMAS
Español nativo · Inglés avanzado (TOEFL 610)
# HERRAMIENTAS
SAP FI/CO, Oracle, Power BI, CONTPAQi
# DATOS ADICIONALES
Disponibilidad para viajar dentro del país. Casada, dos hijas. Visa americana vigente. Corredora de fondo: medio maratón de Querétaro y de San Juan del Río.
`,
  }),
];
