import { defineConfig } from 'vite';
import { consoleConfig } from './kit/vite';

export default defineConfig(consoleConfig('/admin/', 5174));
