// Why a replacement instead of a wrap: see the component.
export { CodeBlock as default } from '@vibe-docs/samples/ui/CodeBlock';
