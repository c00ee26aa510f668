/** Cartons of the demo shop in millimetres, by what they carry at most in grams. */
const CARTONS = [
  { upTo: 150, length: 160, width: 110, height: 40 },
  { upTo: 500, length: 220, width: 160, height: 80 },
  { upTo: 1500, length: 320, width: 240, height: 120 },
  { upTo: 5000, length: 420, width: 320, height: 220 },
  { upTo: 15_000, length: 620, width: 450, height: 350 },
];
const CRATE = { length: 1200, width: 800, height: 600 };

/** The smallest carton that a thing of this weight is sent in. */
export function cartonFor(weight: number): { length: number; width: number; height: number } {
  const carton = CARTONS.find(({ upTo }) => weight <= upTo);
  if (!carton) return CRATE;
  const { length, width, height } = carton;
  return { length, width, height };
}

/** When to order more: what is stocked by the hundred sooner than what is made singly; null leaves it to the shop. */
export function reorderPointFor(stock: number): number | null {
  if (stock >= 60) return 12;
  return stock < 10 ? 2 : null;
}
