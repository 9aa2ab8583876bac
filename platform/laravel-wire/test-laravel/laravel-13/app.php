<?php

// The smallest application on Laravel 13, in memory: a table of notes, and what one file of routes says.

use Illuminate\Database\Schema\Blueprint;
use Illuminate\Foundation\Application;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Schema;

require_once '/usr/share/php/Illuminate/autoload.php';

const APP_KEY = 'base64:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const FORMER_KEY = 'base64:ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=';

function freshApplication(string $routes): Application
{
    $folder = sys_get_temp_dir() . '/laravel-13-' . getmypid();
    foreach (['bootstrap/cache', 'storage/framework/views', 'storage/logs', 'config', 'resources/views'] as $part) {
        is_dir("$folder/$part") || mkdir("$folder/$part", 0777, true);
    }
    $app = Application::configure(basePath: $folder)
        ->withRouting(using: fn () => Route::prefix('api')->group(__DIR__ . "/$routes.php"))
        ->withMiddleware()
        ->withExceptions()
        ->create();
    $app->afterBootstrapping(Illuminate\Foundation\Bootstrap\LoadConfiguration::class, function ($app) {
        $app['config']->set([
            'app.key' => APP_KEY,
            'app.previous_keys' => [FORMER_KEY],
            'app.debug' => false,
            'app.url' => 'http://site.test',
            'database.default' => 'sqlite',
            'database.connections.sqlite' => ['driver' => 'sqlite', 'database' => ':memory:', 'prefix' => ''],
            'cache.default' => 'array',
            'logging.default' => 'null',
        ]);
    });
    $app->booted(fn () => fillNotes());

    return $app;
}

class Note extends Illuminate\Database\Eloquent\Model
{
}

/** What is shown of a note, some of it on conditions that the query names. */
class NoteResource extends Illuminate\Http\Resources\Json\JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => $this->id,
            'title' => $this->title,
            'stars' => $this->when($request->boolean('stars'), fn () => $this->stars),
            'rating' => $this->when($request->boolean('rated'), fn () => 'good', fn () => 'none'),
            $this->mergeWhen($request->boolean('more'), fn () => ['first' => 1, 'second' => null]),
            'author' => $this->whenLoaded('author', fn ($author) => ['name' => $author->name]),
            'nested' => ['shown' => true, 'hidden' => $this->when(false, 1)],
        ];
    }
}

/** Nine notes: titles that JSON escapes, stars that several share. */
function fillNotes(): void
{
    Schema::create('notes', function (Blueprint $table) {
        $table->id();
        $table->string('title');
        $table->integer('stars');
        $table->timestamps();
    });
    foreach (json_decode(file_get_contents(__DIR__ . '/../../recordings/laravel-13/notes.json'), true) as $note) {
        DB::table('notes')->insert($note);
    }
}
