export { App } from '../src/App';
