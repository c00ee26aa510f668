/**
 * What the whole page is hydrated in: Preact takes a document for its `<html>`, and would draw another one into it.
 * Stands for the document's only child and what is done to it.
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
