import { defineConfig } from 'vite';
import { consoleConfig } from '../backoffice/kit/vite';

export default defineConfig(consoleConfig('/seller/', 5175));
