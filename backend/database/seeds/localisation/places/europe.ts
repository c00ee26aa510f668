import type { CountryPlaces } from './types';

export const unitedKingdom: CountryPlaces = {
  iso2: 'GB',
  language: null,
  states: [
    [
      'ENG',
      'England',
      null,
      [
        'London',
        'Birmingham',
        'Manchester',
        'Leeds',
        'Liverpool',
        'Bristol',
        'Sheffield',
        'Newcastle upon Tyne',
      ],
    ],
    ['NIR', 'Northern Ireland', null, ['Belfast', 'Derry', 'Lisburn']],
    ['SCT', 'Scotland', null, ['Glasgow', 'Edinburgh', 'Aberdeen', 'Dundee']],
    ['WLS', 'Wales', null, ['Cardiff', 'Swansea', 'Newport']],
  ],
};

export const germany: CountryPlaces = {
  iso2: 'DE',
  language: null,
  states: [
    ['BW', 'Baden-Württemberg', null, ['Stuttgart', 'Mannheim', 'Karlsruhe', 'Freiburg']],
    ['BY', 'Bavaria', null, ['Munich', 'Nuremberg', 'Augsburg']],
    ['BE', 'Berlin', null, ['Berlin']],
    ['BB', 'Brandenburg', null, ['Potsdam', 'Cottbus']],
    ['HB', 'Bremen', null, ['Bremen', 'Bremerhaven']],
    ['HH', 'Hamburg', null, ['Hamburg']],
    ['HE', 'Hesse', null, ['Frankfurt am Main', 'Wiesbaden', 'Kassel']],
    ['MV', 'Mecklenburg-Western Pomerania', null, ['Rostock', 'Schwerin']],
    ['NI', 'Lower Saxony', null, ['Hanover', 'Brunswick', 'Oldenburg']],
    ['NW', 'North Rhine-Westphalia', null, ['Cologne', 'Düsseldorf', 'Dortmund', 'Essen', 'Bonn', 'Münster']],
    ['RP', 'Rhineland-Palatinate', null, ['Mainz', 'Koblenz', 'Trier']],
    ['SL', 'Saarland', null, ['Saarbrücken']],
    ['SN', 'Saxony', null, ['Leipzig', 'Dresden', 'Chemnitz']],
    ['ST', 'Saxony-Anhalt', null, ['Magdeburg', 'Halle']],
    ['SH', 'Schleswig-Holstein', null, ['Kiel', 'Lübeck']],
    ['TH', 'Thuringia', null, ['Erfurt', 'Jena', 'Weimar']],
  ],
};

export const france: CountryPlaces = {
  iso2: 'FR',
  language: null,
  states: [
    ['ARA', 'Auvergne-Rhône-Alpes', null, ['Lyon', 'Grenoble', 'Saint-Étienne', 'Clermont-Ferrand']],
    ['BFC', 'Bourgogne-Franche-Comté', null, ['Dijon', 'Besançon']],
    ['BRE', 'Brittany', null, ['Rennes', 'Brest']],
    ['CVL', 'Centre-Val de Loire', null, ['Tours', 'Orléans']],
    ['20R', 'Corsica', null, ['Ajaccio', 'Bastia']],
    ['GES', 'Grand Est', null, ['Strasbourg', 'Reims', 'Metz', 'Nancy']],
    ['HDF', 'Hauts-de-France', null, ['Lille', 'Amiens']],
    ['IDF', 'Île-de-France', null, ['Paris', 'Boulogne-Billancourt', 'Saint-Denis', 'Versailles']],
    ['NOR', 'Normandy', null, ['Le Havre', 'Rouen', 'Caen']],
    ['NAQ', 'Nouvelle-Aquitaine', null, ['Bordeaux', 'Limoges', 'Poitiers']],
    ['OCC', 'Occitania', null, ['Toulouse', 'Montpellier', 'Nîmes']],
    ['PDL', 'Pays de la Loire', null, ['Nantes', 'Angers', 'Le Mans']],
    ['PAC', 'Provence-Alpes-Côte d’Azur', null, ['Marseille', 'Nice', 'Toulon', 'Aix-en-Provence']],
  ],
};

export const spain: CountryPlaces = {
  iso2: 'ES',
  language: 'es',
  states: [
    [
      'AN',
      'Andalusia',
      'Andalucía',
      [['Seville', 'Sevilla'], ['Malaga', 'Málaga'], ['Cordoba', 'Córdoba'], 'Granada'],
    ],
    ['AR', 'Aragon', 'Aragón', [['Zaragoza', 'Zaragoza'], 'Huesca']],
    ['AS', 'Asturias', null, [['Gijon', 'Gijón'], 'Oviedo']],
    ['CN', 'Canary Islands', 'Canarias', ['Las Palmas de Gran Canaria', 'Santa Cruz de Tenerife']],
    ['CB', 'Cantabria', null, ['Santander']],
    ['CL', 'Castile and León', 'Castilla y León', ['Valladolid', 'Burgos', 'Salamanca', ['Leon', 'León']]],
    ['CM', 'Castilla-La Mancha', null, ['Albacete', 'Toledo']],
    ['CT', 'Catalonia', 'Cataluña', ['Barcelona', 'Girona', 'Tarragona', 'Lleida']],
    ['CE', 'Ceuta', null, ['Ceuta']],
    ['EX', 'Extremadura', null, ['Badajoz', ['Caceres', 'Cáceres'], ['Merida', 'Mérida']]],
    ['GA', 'Galicia', null, ['Vigo', ['A Coruna', 'A Coruña'], 'Santiago de Compostela']],
    ['IB', 'Balearic Islands', 'Islas Baleares', ['Palma', 'Ibiza']],
    ['RI', 'La Rioja', null, [['Logrono', 'Logroño']]],
    [
      'MD',
      'Community of Madrid',
      'Comunidad de Madrid',
      ['Madrid', ['Alcala de Henares', 'Alcalá de Henares']],
    ],
    ['ML', 'Melilla', null, ['Melilla']],
    ['MC', 'Region of Murcia', 'Región de Murcia', ['Murcia', 'Cartagena']],
    ['NC', 'Navarre', 'Navarra', ['Pamplona']],
    ['PV', 'Basque Country', 'País Vasco', ['Bilbao', 'Vitoria-Gasteiz', ['San Sebastian', 'San Sebastián']]],
    [
      'VC',
      'Valencian Community',
      'Comunidad Valenciana',
      ['Valencia', 'Alicante', ['Castellon', 'Castellón']],
    ],
  ],
};

export const denmark: CountryPlaces = {
  iso2: 'DK',
  language: null,
  states: [
    ['84', 'Capital Region', null, ['Copenhagen', 'Frederiksberg', 'Helsingør']],
    ['82', 'Central Denmark', null, ['Aarhus', 'Randers', 'Horsens']],
    ['81', 'North Denmark', null, ['Aalborg', 'Hjørring']],
    ['85', 'Zealand', null, ['Roskilde', 'Næstved']],
    ['83', 'Southern Denmark', null, ['Odense', 'Esbjerg', 'Kolding']],
  ],
};
