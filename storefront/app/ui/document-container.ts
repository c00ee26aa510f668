/**
 * Container to hydrate the whole page in: Preact would treat a document as the `<html>` element and render
 * another one into it. Represents the document's only child and the operations on it.
 */
export function documentContainer(): Element {
  const { documentElement: page } = document;
  const container = {
    nodeType: 1,
    namespaceURI: page.namespaceURI,
    firstChild: page,
    childNodes: [page],
    insertBefore: (node: Node, before: Node | null) => document.insertBefore(node, before),
    appendChild: (node: Node) => document.appendChild(node),
    removeChild: (node: Node) => document.removeChild(node),
    contains: (node: Node) => document.contains(node),
  };
  return container as unknown as Element;
}
