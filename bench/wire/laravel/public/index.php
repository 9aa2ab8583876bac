<?php

// The same two requests by a Laravel: Debian's framework, its own middleware, sessions, guard and validation. As in the
// other two servers, the session's row and the user are at hand: no database takes part.

use Illuminate\Auth\EloquentUserProvider;
use Illuminate\Auth\SessionGuard;
use Illuminate\Http\Request;
use Illuminate\Session\NullSessionHandler;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Session;

require 'Illuminate/autoload.php';

class User extends Illuminate\Foundation\Auth\User
{
    protected $hidden = ['password', 'remember_token'];
}

class Rows extends NullSessionHandler
{
    public function read($sessionId): string
    {
        $row = ['_token' => getenv('SESSION_TOKEN'), 'login_web_'.sha1(SessionGuard::class) => 1];

        return $sessionId === getenv('SESSION_ID') ? serialize($row) : '';
    }
}

class Users extends EloquentUserProvider
{
    public function retrieveById($id)
    {
        $row = ['id' => $id, 'name' => 'Ada', 'email' => 'ada@example.com', 'password' => 'x'];

        return $this->createModel()->newFromBuilder($row + ['remember_token' => null]);
    }
}

class Kernel extends Illuminate\Foundation\Http\Kernel
{
    protected $middleware = [
        Illuminate\Foundation\Http\Middleware\PreventRequestsDuringMaintenance::class,
        Illuminate\Foundation\Http\Middleware\ValidatePostSize::class,
        Illuminate\Foundation\Http\Middleware\TrimStrings::class,
        Illuminate\Foundation\Http\Middleware\ConvertEmptyStringsToNull::class,
    ];

    // What Sanctum, which Debian lacks, puts before an API route for a site's own frontend.
    protected $middlewareGroups = ['api' => [
        Illuminate\Cookie\Middleware\EncryptCookies::class,
        Illuminate\Cookie\Middleware\AddQueuedCookiesToResponse::class,
        Illuminate\Session\Middleware\StartSession::class,
        Illuminate\Foundation\Http\Middleware\VerifyCsrfToken::class,
        Illuminate\Routing\Middleware\SubstituteBindings::class,
    ]];

    protected $routeMiddleware = ['auth' => Illuminate\Auth\Middleware\Authenticate::class];
}

class RouteServiceProvider extends Illuminate\Foundation\Support\Providers\RouteServiceProvider
{
    public function map(): void
    {
        Session::extend('rows', fn () => new Rows);
        Auth::provider('rows', fn ($app) => new Users($app['hash'], User::class));
        Route::middleware(['api', 'auth'])->prefix('api')->group(function () {
            Route::get('user', fn (Request $request) => $request->user());
            Route::post('notes', fn (Request $request) => response()->json(['id' => 1] + $request->validate([
                'text' => 'required|string|max:200',
                'count' => 'required|integer|min:1|max:100',
                'email' => 'required|email',
                'day' => 'required|date_format:Y-m-d',
                'kind' => 'required|in:crane,lift,digger',
                'tags' => 'array|max:10',
                'tags.*' => 'string|max:20',
            ]), 201));
        });
    }
}

$app = new Illuminate\Foundation\Application(dirname(__DIR__));
$app->useStoragePath(getenv('STORAGE'));
$app->singleton(Illuminate\Contracts\Http\Kernel::class, Kernel::class);
$app->singleton(Illuminate\Contracts\Debug\ExceptionHandler::class, Illuminate\Foundation\Exceptions\Handler::class);

$kernel = $app->make(Illuminate\Contracts\Http\Kernel::class);
$request = Request::capture();
$response = $kernel->handle($request);
// The load reads answers by their length.
$response->headers->set('Content-Length', strlen($response->getContent()));
$response->send();
$kernel->terminate($request, $response);
