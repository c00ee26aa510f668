const NUMBER = String.raw`-?\d{1,4}(\.\d{1,4})?`;
const COLOUR = String.raw`(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24}|(rgb|rgba|hsl|hsla|oklch)\([\d\s.,%/deg]{1,60}\))`;
const STOP = String.raw`${COLOUR}(\s+${NUMBER}(%|px)){0,2}`;
const DIRECTION = String.raw`(${NUMBER}(deg|turn|rad)|to\s+[a-z]+(\s+[a-z]+)?|(circle|ellipse)?(\s*at\s+[a-z\d%\s.]{1,40})?)`;
const GRADIENT = String.raw`(linear|radial|conic)-gradient\(\s*(${DIRECTION}\s*,\s*)?${STOP}(\s*,\s*${STOP}){1,8}\s*\)`;
const BACKGROUND = new RegExp(`^(${COLOUR}|${GRADIENT})$`, 'i');

/** True for a single CSS colour or gradient, and for nothing else (prevents CSS injection). */
export function isBackground(text: string): boolean {
  return text.length <= 200 && BACKGROUND.test(text.trim());
}
